# The service, the MCP server and the command line in one image. See docs/guides/deploying.md.

FROM node:24-bookworm-slim AS build
WORKDIR /src
RUN npm install --global --no-audit --no-fund pnpm@12.21.0
COPY . .
# Only what the lockfile names, and only for the command and what it is made of.
RUN pnpm install --frozen-lockfile --filter "legwork..."
RUN pnpm --filter "legwork..." build
RUN pnpm --filter legwork deploy --prod /app

FROM node:24-bookworm-slim
# tini is process 1: it passes on signals, and buries the processes that browsers leave behind.
ARG FONTS="fonts-liberation fonts-noto-cjk fonts-noto-color-emoji"
RUN apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends chromium tini $FONTS \
  && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --user-group --create-home legwork \
  && install --directory --mode 700 --owner legwork --group legwork /var/lib/legwork
COPY --from=build /app /app
RUN chmod 755 /app/dist/main.js && ln -s /app/dist/main.js /usr/local/bin/legwork
USER legwork
WORKDIR /var/lib/legwork
ENV NODE_ENV=production \
  LEGWORK_HOST=0.0.0.0 \
  LEGWORK_PORT=4700 \
  LEGWORK_DATA_DIR=/var/lib/legwork \
  LEGWORK_BROWSER_PATH=/usr/bin/chromium
VOLUME /var/lib/legwork
EXPOSE 4700 4701
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.LEGWORK_PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "legwork"]
CMD ["start"]
