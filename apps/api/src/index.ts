export { createApp, type AppOptions, type Readiness } from "./app.ts";
export { ConfigError, loadConfig, type Config } from "./config.ts";
export { HttpServer, type ListenOptions } from "./server.ts";
