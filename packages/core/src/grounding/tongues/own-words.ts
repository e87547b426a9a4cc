import { groupsOf, set, type OwnWords } from "./own-words-of.ts";
import { furtherOwnWords } from "./own-words-further.ts";

const places = "oben unten links rechts ganz rechten linken ecke";

const german: OwnWords = {
  marks: set(
    "bitte mich mir uns dir den dem das die der beim bei zum zur für auf ein eine einen ich möchte sie meine meinen mein vom " +
      "von im am klick klicke geh gehe öffne zeig zeige lösche ändere drucke mach",
  ),
  silent: set(
    "bitte mal jetzt mich mir uns dir euch den dem das die der des beim bei zum zur für auf ein eine einen einem einer ich wir " +
      "möchte möchten will wollen würde gern gerne sie du kannst könnten könntest können mein meine meinen meinem meiner unser " +
      "unsere unseren vom von im in an am um zu und aus hier dort doch noch wieder dazu hätte hätten könnte einmal knopf schaltfläche button link symbol " +
      `taste reiter ${places}`,
  ),
  plain: set(
    "klick klicke klicken anklicken drück drücke drücken tipp tippe tippen öffne öffnen aufmachen mach mache machen zeig zeige " +
      "zeigen anzeigen geh gehe gehen setz setze setzen wähle wählen auswählen ruf rufe aufrufen wechsle wechseln nimm nehmen leg lege legen " +
      "schau schauen ansehen lies lesen aufnehmen bring bringe spring springe blätter blättere",
  ),
  looking: set("ansehen anzeigen anschauen details öffnen"),
  barred: set(
    "nicht kein keine keinen nie niemals ohne außer falls wenn sobald bevor oder dann danach schreib schreibe gib gebe geben trag " +
      "trage eintragen eingeben füll fülle ausfüllen suche such suchen scroll scrolle tippe alle alles jede jeden beide sämtliche",
  ),
  kinds: set(
    "kurs kurse zeile reihe eintrag artikel seite buch produkt angebot karte punkt nachricht meldung termin ding liste tabelle " +
      "zeilen frau herr herrn",
  ),
  ordinals: new Map(
    Object.entries({
      erst: 1,
      zweit: 2,
      dritt: 3,
      viert: 4,
      fünft: 5,
      sechst: 6,
      letzt: -1,
      vorletzt: -2,
      oberst: 1,
      unterst: -1,
    }),
  ),
  groups: groupsOf(
    "anmelden buchen belegen einschreiben teilnehmen mitmachen; merken vormerken merkliste merkzettel; ansehen anschauen anzeigen " +
      "zeigen details; löschen entfernen wegwerfen; ändern bearbeiten aktualisieren anpassen; abbrechen stornieren absagen; kaufen " +
      "bestellen warenkorb; weiter nächste; zurück vorige vorherige; drucken ausdrucken druckansicht; schließen zumachen; hilfe " +
      "helfen; kontakt kontaktieren; anschrift adresse; bankverbindung konto bankdaten; telefon telefonnummer rufnummer; abmelden " +
      "ausloggen logout; anmelden einloggen login; speichern sichern; einstellungen optionen; teilen weitergeben; mehr weiterlesen",
  ),
  particles: set("an ab auf aus ein mit vor zu zurück weg nach um weiter herunter hinzu"),
  stem: (word) => word.replace(/(?:est|en|et|st|[entsr])$/u, ""),
};

const irregular: Record<string, string> = {
  lis: "lire",
  lisez: "lire",
  vois: "voir",
  voyez: "voir",
  suis: "suivre",
  choisis: "choisir",
  envoie: "envoyer",
};

const french: OwnWords = {
  marks: set(
    "le la les l d j du de des un une à au aux sur moi mon ma mes je voudrais s pour dans clique cliquez ouvre ouvrez voir va allez " +
      "connecte réserve annule",
  ),
  silent: set(
    "le la les l du de d des un une à au aux sur moi nous me mon ma mes notre nos je j tu vous voudrais voudrions veux aimerais " +
      "pourrais peut tu est que faudrait pour dans s il te plaît svp stp merci veuillez peux pouvez pourriez ai besoin en ce cette cet ces y se bouton lien icône onglet",
  ),
  plain: set(
    "clique cliquez cliquer appuie appuyez appuyer ouvre ouvrez ouvrir va allez aller passe passez passer montre montrez montrer " +
      "affiche affichez afficher consulte consultez consulter choisis choisissez choisir prends prenez mets mettez",
  ),
  looking: set("voir afficher consulter ouvrir détails détail"),
  barred: set(
    "ne n pas jamais sans aucun aucune sauf si quand avant ou puis ensuite et saisis saisissez saisir tape tapez écris écrivez " +
      "remplis remplissez cherche cherchez recherche recherchez tous toutes chaque défile",
  ),
  kinds: set(
    "ligne article livre page produit offre demande carte message actualité actualités élément liste tableau entrée monsieur madame",
  ),
  ordinals: new Map(
    Object.entries({
      premier: 1,
      première: 1,
      deuxième: 2,
      second: 2,
      seconde: 2,
      troisième: 3,
      quatrième: 4,
      cinquième: 5,
      dernier: -1,
      dernière: -1,
      "avant-dernier": -2,
      "avant-dernière": -2,
    }),
  ),
  groups: groupsOf(
    "voir afficher consulter détails détail ouvrir; lire suite; réserver inscrire inscription; annuler résilier; supprimer effacer " +
      "retirer enlever; modifier changer éditer; connecter connexion; déconnecter déconnexion; aide aider; suivant suivante; " +
      "précédent précédente; imprimer impression; adresse domicile; télécharger téléchargement; contact contacter écrire",
  ),
  particles: set(""),
  stem: (word) => (irregular[word] ?? word).replace(/(?:issez|ez|er|es|[eé]|s)$/u, ""),
};

export const ownWords: readonly OwnWords[] = [german, french, ...furtherOwnWords];
