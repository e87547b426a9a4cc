import type { ObstacleKind } from "@legwork/protocol";
import type { PageView, ViewNode } from "../page/view.ts";

/** What a person has to do, found on a page. */
export type Obstacle = { kind: ObstacleKind; what: string };

/** What the caller gave that a page may ask for. */
export type Means = {
  /** There is a variable for one-time codes. */
  hasCode: boolean;
  /** There are variables at all: names and passwords, perhaps. */
  hasVariables: boolean;
};

const vendors: [RegExp, string][] = [
  [/hcaptcha/i, "hCaptcha"],
  [/recaptcha/i, "reCAPTCHA"],
  [/cloudflare|turnstile/i, "Cloudflare Turnstile"],
  [/arkose|funcaptcha/i, "Arkose"],
  [/captcha|verification challenge/i, "a CAPTCHA"],
];

/** Smaller frames of the vendors are badges, which ask nothing, CSS pixels. */
const smallest = { width: 200, height: 50 };

const challenge =
  /(?:verify|confirm|prove|check(?:ing)?)(?: that)? (?:you(?:['’]re| are)|if you are) (?:a )?(?:human|not a robot)|are you (?:a )?(?:human|robot)|i(?:['’]m| am) (?:not a robot|human)|complete the (?:captcha|security check)|(?:type|enter) the (?:characters|letters|text) (?:you see|in the (?:image|picture)|shown)|unusual traffic from your|press (?:and|&) hold to confirm|ich bin kein roboter|je ne suis pas un robot|no soy un robot|non sono un robot|ik ben geen robot/i;

/** A challenge is most of its page; on a page with more controls, its words are what the page is about. */
const mostControls = 40;

const codeName =
  /\b(?:verification|security|one[- ]?time|authentication|authenticator|confirmation|sms|login|sign-?in|(?:two|2)[- ]?(?:factor|step)|2fa|\d-digit)\b.{0,20}\b(?:code|password|passcode|pin)\b|\b(?:otp|totp|passcode)\b|einmal(?:code|passwort|kennwort)|bestätigungscode|code de (?:vérification|sécurité)|código de (?:verificación|seguridad)|codice di verifica|verificatiecode/i;

const loginWords =
  /\b(?:log ?in|sign ?in|log on|members only|please (?:log|sign) in)\b|anmelden|einloggen|connexion|se connecter|iniciar sesión|accedi|inloggen|logga in|logg inn|log ind|zaloguj|kirjaudu/i;

/** What on a page only a person can get past; undefined when nothing plainly is. It is told, and never dealt with. */
export function obstacleOn(view: PageView, means: Means): Obstacle | undefined {
  return captchaOn(view) ?? secondFactorOn(view, means) ?? loginWallOn(view, means);
}

function captchaOn(view: PageView): Obstacle | undefined {
  for (const [index, node] of view.nodes.entries()) {
    if (node.role !== "iframe" || !isLarge(node)) continue;
    const [, vendor] = vendors.find(([pattern]) => pattern.test(`${node.name} ${node.hints ?? ""}`)) ?? [];
    if (vendor === undefined || isPassed(view, index)) continue;
    return { kind: "captcha", what: `${vendor} asks for a proof that a person is there` };
  }
  const controls = view.nodes.filter(({ interactive }) => interactive).length;
  if (controls > mostControls) return undefined;
  const asking = view.nodes.filter(
    ({ role, name }) => role !== "document" && name.length <= 200 && challenge.test(name),
  );
  if (asking.some(({ checked }) => checked === true)) return undefined;
  const [words] = asking;
  return (
    words && { kind: "captcha", what: `the page asks for a proof that a person is there (“${words.name}”)` }
  );
}

function isLarge({ box }: ViewNode): boolean {
  return box !== undefined && box.width >= smallest.width && box.height >= smallest.height;
}

/** Its box is ticked, or it is the badge of one that asks only those whom it suspects. */
function isPassed({ nodes }: PageView, frame: number): boolean {
  let end = frame + 1;
  while (end < nodes.length && (nodes[end]?.parent ?? -1) >= frame) end += 1;
  const inside = nodes.slice(frame + 1, end);
  if (inside.some(({ role, checked }) => role === "checkbox" && checked === true)) return true;
  return inside.some(({ name }) => /protected by recaptcha/i.test(name));
}

function secondFactorOn(view: PageView, { hasCode }: Means): Obstacle | undefined {
  if (hasCode) return undefined;
  const field = view.nodes.find(
    (node) =>
      node.editable === true &&
      (node.value ?? "") === "" &&
      (/one-?time-?code/i.test(node.hints ?? "") ||
        codeName.test([node.name, node.placeholder, node.description].join(" "))),
  );
  return field && { kind: "second_factor", what: `the page asks for a one-time code (“${field.name}”)` };
}

function loginWallOn(view: PageView, { hasVariables }: Means): Obstacle | undefined {
  if (hasVariables) return undefined;
  const field = view.nodes.find(({ inputType, value }) => inputType === "password" && (value ?? "") === "");
  const controls = view.nodes.filter(({ interactive }) => interactive).length;
  if (field === undefined || controls > mostControls) return undefined;
  const heads = view.nodes.filter(({ role }) => ["heading", "button", "document"].includes(role));
  const says = [view.title, ...heads.map(({ name }) => name)].some((text) => loginWords.test(text));
  return says ? { kind: "login_wall", what: "the page asks to sign in" } : undefined;
}
