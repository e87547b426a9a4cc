/** What a control of a consent banner is for. */
export type Purpose = "reject" | "save" | "settings" | "accept";

/**
 * What banners call their controls, whole names, in lower case: English, German, French, Spanish, Italian, Dutch,
 * Portuguese, Polish, Swedish, Danish, Norwegian, Finnish, Czech.
 */
const names: Record<Purpose, string[]> = {
  reject: [
    "(?:i )?(?:reject|decline|deny|refuse|disagree|do not (?:accept|agree|consent|allow))(?: (?:all|everything|to all))?(?: (?:optional|additional|non-?essential|unnecessary|non-?necessary|tracking|analytics))*(?: cookies)?(?: (?:and|&) (?:close|continue))?",
    "(?:use |accept |allow |continue with |keep )?(?:only )?(?:the )?(?:strictly )?(?:necessary|essential|required|needed|functional)(?: cookies)?(?: only)?",
    "continue without (?:accepting|agreeing|consent(?:ing)?|cookies)",
    "(?:object to|opt out of) all",
    "(?:alle )?(?:optionalen |nicht notwendigen )?(?:cookies )?(?:ablehnen|verweigern)(?: (?:und|&) schließen)?",
    "alles? ablehnen|ich lehne (?:alles? )?ab|nicht (?:zustimmen|akzeptieren)",
    "nur (?:die )?(?:technisch |unbedingt )?(?:notwendige|erforderliche|essenzielle|essentielle|funktionale)n?(?: cookies)?(?: (?:akzeptieren|zulassen|erlauben|verwenden|annehmen))?",
    "(?:weiter|fortfahren) ohne (?:zustimmung|einwilligung|annahme|zu akzeptieren)|ohne (?:zustimmung|einwilligung) (?:weiter|fortfahren)",
    "(?:tout |je )?(?:refuser|rejeter|refuse|décliner)(?: tout| tous)?(?: les cookies)?(?: optionnels| non essentiels)?(?: et fermer)?",
    "continuer sans (?:accepter|consentir)|(?:uniquement|seulement|accepter uniquement) les (?:cookies )?(?:nécessaires|essentiels)|cookies (?:nécessaires|essentiels) uniquement",
    "(?:rechazar|denegar|rechazo|no acepto)(?: tod[oa]s?)?(?: las)?(?: cookies)?(?: opcionales| no esenciales)?(?: y cerrar)?",
    "(?:aceptar |permitir )?(?:solo|sólo|únicamente) (?:las )?(?:cookies )?(?:necesarias|esenciales|técnicas)|continuar sin aceptar",
    "(?:rifiuta|rifiuto|nega|declina|non accetto)(?: tutt[oi])?(?: i cookie)?(?: non necessari)?(?: e chiudi)?|(?:accetta )?sol(?:o|i|tanto) (?:i )?(?:cookie )?(?:necessari|tecnici|essenziali)|continua senza accettare",
    "(?:alles |alle )?(?:cookies )?(?:weigeren|afwijzen)|(?:weiger|nee)(?: alles| alle(?: cookies)?)?|alleen (?:noodzakelijke|functionele|essentiële)(?: cookies)?(?: (?:accepteren|toestaan))?|niet akkoord",
    "(?:rejeitar|recusar)(?: tudo| todos)?(?: os)?(?: cookies)?(?: opcionais)?|(?:aceitar )?(?:apenas|somente|só) (?:os )?(?:cookies )?(?:necessários|essenciais)|continuar sem aceitar",
    "(?:odrzuć|odmów|odmawiam|nie zgadzam się)(?: wszystkie| wszystko)?(?: pliki)?(?: cookies?)?|(?:tylko|wyłącznie|akceptuj tylko) niezbędne(?: pliki)?(?: cookies?)?|przejdź dalej bez zgody",
    "(?:avvisa|neka)(?: alla?| alle)?(?: cookies| kakor)?|(?:acceptera |tillåt |använd )?(?:endast|bara) nödvändiga(?: cookies| kakor)?",
    "(?:afvis|avvis|avslå|nej tak)(?: alle| alt)?(?: cookies)?|(?:godta |tillat |accepter |tillad )?(?:kun|bare) (?:de )?nødvendige(?: cookies| informasjonskapsler)?",
    "(?:hylkää|kiellä|estä)(?: kaikki)?(?: evästeet)?|(?:hyväksy )?vain (?:välttämättömät|pakolliset)(?: evästeet)?",
    "odmítnout(?: vše| všechny)?(?: cookies)?|(?:povolit |přijmout )?(?:pouze|jen) (?:nezbytné|nutné)(?: cookies)?|pokračovat bez souhlasu",
  ],
  save: [
    "(?:save|confirm|apply|submit)(?: my)?(?: cookie)?(?: (?:choices?|settings|preferences|selections?))?(?: (?:and|&) (?:close|exit|continue))?|(?:allow|accept) (?:my )?(?:selection|selected)(?: cookies)?",
    "(?:meine )?(?:auswahl|einstellungen|präferenzen)(?: (?:speichern|bestätigen|erlauben|übernehmen))|(?:auswahl )?(?:speichern|bestätigen)(?: (?:und|&) schließen)?",
    "(?:enregistrer|confirmer|valider|sauvegarder)(?: (?:mes|les|la|ma))?(?: (?:choix|préférences|sélection|paramètres))?(?: et (?:fermer|quitter))?",
    "(?:guardar|confirmar|salvar|gravar)(?: (?:mis|la|las|mi|os|as|minhas))?(?: (?:configuración|preferencias|selección|ajustes|preferências|escolhas|seleção|definições))?(?: y (?:cerrar|salir)| e fechar)?",
    "(?:salva|conferma)(?: (?:le|la))?(?: mie)?(?: (?:preferenze|scelte|selezione|impostazioni))?(?: e (?:chiudi|esci))?",
    "(?:(?:mijn )?(?:voorkeuren|selectie|keuzes?|instellingen) )?(?:opslaan|bevestigen)(?: en sluiten)?|selectie toestaan",
    "(?:zapisz|potwierdź)(?: (?:moje|mój))?(?: (?:wybory?|ustawienia|preferencje))?|(?:spara|bekräfta)(?: mina)?(?: (?:val|inställningar))?|(?:gem|lagre|bekræft|bekreft)(?: (?:mine )?(?:valg|indstillinger|innstillinger))?|tallenna(?: (?:valinnat|asetukset))?|uložit(?: (?:nastavení|volby))?|potvrdit(?: (?:výběr|volbu))?",
  ],
  settings: [
    "(?:(?:open|view|show|go to|change) )?(?:my |your |the )?(?:cookies? |privacy |consent )?(?:settings|preferences|options|choices)",
    "(?:manage|customi[sz]e|adjust|configure|choose|review)(?: (?:my|your|the|all))?(?: (?:cookies?|privacy|consent))?(?: (?:settings|preferences|options|choices|cookies))?|more (?:options|choices)|let me choose|show purposes",
    "(?:cookie-?|datenschutz-?|privatsphäre-?)?(?:einstellungen|optionen)(?: (?:verwalten|anpassen|ändern|öffnen|anzeigen))?|cookies? (?:verwalten|anpassen|konfigurieren)|anpassen|konfigurieren|mehr optionen|individuelle (?:cookie-?einstellungen|einstellungen)",
    "(?:paramétrer|personnaliser|configurer|gérer)(?: (?:les|mes|vos))?(?: (?:cookies|choix|préférences|options))?|paramètres(?: des cookies)?|préférences|plus d['’]options|en savoir plus et paramétrer",
    "(?:configurar|personalizar|gestionar|administrar|gerir|ajustar|definir)(?: (?:las|mis|os|as))?(?: (?:cookies|preferencias|opciones|preferências|opções))?|(?:configuración|ajustes|definições|preferencias|preferências)(?: (?:de|das|dos) cookies)?|más opciones|mais opções",
    "(?:personalizza|gestisci|configura)(?: (?:le|i))?(?: (?:preferenze|cookie|opzioni|scelte))?|(?:impostazioni|preferenze)(?: (?:dei )?cookie)?|più opzioni|scopri di più e personalizza",
    "(?:cookie-?)?(?:instellingen|voorkeuren)(?: (?:aanpassen|beheren|wijzigen))?|aanpassen|(?:ustawienia|dostosuj|zarządzaj)(?: (?:zgody|plików|plikami|ustawieniami|opcjami))?(?: cookies?)?",
    "(?:anpassa|hantera)(?: (?:cookies|kakor|inställningar|val))?|(?:cookie-?)?inställningar|(?:tilpas|tilpass|administrer)(?: (?:cookies|valg|innstillinger|indstillinger))?|(?:cookie-?)?(?:indstillinger|innstillinger)|(?:eväste)?asetukset|muokkaa(?: asetuksia)?|(?:podrobné )?nastavení(?: cookies)?|upravit nastavení",
  ],
  accept: [
    "(?:i )?(?:accept|allow|agree|consent|enable)(?: (?:all|to all|everything))?(?: (?:optional|additional))*(?: cookies)?(?: (?:and|&) (?:close|continue))?|got it|ok(?:ay)?|understood|i understand",
    "(?:alle |alles )?(?:cookies )?(?:akzeptieren|annehmen|zulassen|erlauben)|(?:allen? )?zustimmen|ich (?:stimme zu|akzeptiere)|einverstanden|verstanden",
    "(?:tout )?(?:accepter|autoriser)(?: tout| tous)?(?: les cookies)?(?: et fermer)?|j['’]accepte|d['’]accord|(?:aceptar|acepto|permitir|aceitar|aceito)(?: tod[oa]s?| tudo)?(?: (?:las|os))?(?: cookies)?(?: y cerrar)?|entendido",
    "(?:accetta|accetto|consenti)(?: tutt[oi])?(?: i cookie)?|(?:alles |alle )?(?:cookies )?(?:accepteren|toestaan)|akkoord|(?:akceptuj|zaakceptuj|zgadzam się|zezwól)(?: (?:na )?wszystkie)?(?: cookies?)?",
    "(?:acceptera|godkänn|tillåt)(?: alla)?(?: cookies| kakor)?|(?:accepter|godta|tillad|tillat|aksepter|godkend)(?: alle)?(?: cookies)?|hyväksy(?: kaikki)?(?: evästeet)?|(?:přijmout|povolit|souhlasím)(?: vše| všechny)?(?: cookies)?",
  ],
};

const patterns = Object.entries(names).map(([purpose, list]): [Purpose, RegExp] => [
  purpose as Purpose,
  new RegExp(`^(?:${list.join("|")})$`, "u"),
]);

/** What a control of that name is for; undefined for any other. “Accept” with nothing beside is never a refusal. */
export function purposeOf(name: string): Purpose | undefined {
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&'’-]+/gu, " ")
    .trim();
  if (words === "" || words.length > 80) return undefined;
  return patterns.find(([, pattern]) => pattern.test(words))?.[0];
}

const subject =
  /cookies?\b|\bkakor|informasjonskaps|eväste|ciasteczk|plik(?:i|ów) cookie|gdpr|dsgvo|\brgpd|(?:consent|einwilligung|consentement|consentimiento|consenso|toestemming|zgod[aęy]|samtycke|samtykke|suostumus|souhlas).{0,400}(?:partner|personal|data|daten|données|datos|dati|gegevens|dan(?:e|ych)|uppgifter|oplysninger)/isu;

/** Whether a text is about cookies, or about consent to the use of data. */
export function isAboutConsent(text: string): boolean {
  return subject.test(text);
}
