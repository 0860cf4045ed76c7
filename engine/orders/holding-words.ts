import { words } from './vocabulary';

/**
 * Words that deny an order, make it conditional, postpone it or leave it open, by their effect: an order with one of
 * them is never carried out as if the word were absent.
 */
const CLASSES = {
  denied: `
    nicht nich nichts nie niemals kein keine keinen keinem keiner keines keinerlei ohne weder keinesfalls kaum mitnichten niemand niemanden niemandem
    nirgends statt anstatt anstelle nö nein nee
    not never no none nothing without neither nor nobody nowhere cannot dont don't doesnt won't wont shant aint isnt arent wasnt couldnt wouldnt
    shouldnt didnt hasnt havent hadnt cant instead hardly barely
    unterlasse unterlasst unterlässt unterlassen verzichte verzichtet verzichten weigere weigert weigern verweigere verweigert verweigern
    untersteht untersteh hüte hütet wehe ungern fehlt fehlen verboten verbiete verbieten verbietet avoid refrain forbidden forbid refuse refuses
    vermeide vermeiden vermeidet entfällt entfallen unable außerstande
    ned net nit nimmer nimma koa koan koane kei keen keene nix nüscht nie nich
  `,
  bound: `
    wenn wenns falls sofern soweit solange sobald bevor ehe außer ausser ausgenommen vorausgesetzt bedingung abhängig notfalls notfall gelegenheit
    sonst andernfalls ansonsten erst if unless except when until till provided otherwise else depending case whenever before given permitting umständen
  `,
  open: `
    oder vielleicht vieleicht eventuell evtl ggf gegebenenfalls möglichst möglich möglichkeit höchstens mindestens maximal minimal entweder
    vermutlich wahrscheinlich hoffentlich womöglich theoretisch beinahe probeweise vorbehaltlich möglicherweise normalerweise eigentlich unklar zweifel zweifelsfall test probe ersatzweise hilfsweise ersatz denk
    or maybe perhaps possibly possible either probably presumably hopefully theoretically almost tentatively tentative might
    überlege überlegt überlegen erwäge erwägt erwägen offen unsicher ungewiss glaub glaube glauben denke denken schätze vermute vermuten hört bzw äh ähm uh
    davon whether wonder wonders considering consider considers zögern zögert hesitate think guess believe reckon assume assuming unsure
    hätte hätten hättet hättest wäre wären wollte wollten wollt'
  `,
  takenBack: `
    quatsch korrektur moment vergiss vergisst vergesst vergiß streiche streicht streichen gestrichen storno storniere storniert stornieren
    widerruf widerrufe widerrufen zurückgezogen zurückgenommen ungültig hinfällig annulliert annullieren ignoriere ignoriert ignorieren
    scherz blödsinn unsinn april verworfen abgelehnt kommando gestoppt stoppe stoppt stoppen stop stopp scratch cancel cancelled canceled withdrawn withdraw revoke revoked void ignore disregard joke kidding forget nah discarded rejected
  `,
  otherTimes: `
    demnächst später irgendwann morgen übermorgen bald künftig zukünftig dereinst gestern vorgestern damals früher
    later someday sometime eventually soon tomorrow yesterday formerly ago
  `,
  notDecided: `
    option optional variante alternative alternativ plan geplant planspiel beispiel beispielsweise bspw entwurf vorschlag idee gedanke
    gedankenspiel wunschliste fernziel traum notiz erledigt frage gerücht angenommen bericht spionagebericht zitat unentschieden pläne plant rückblick rückschau geschah bisher
    planned plans example draft proposal suggestion idea dream note question rumour rumor supposing suppose undecided done fyi reminder todo
  `,
  hearsay: `
    sagt sagte sagen sagten rief rufen ruft schrie sprach spricht meint meinte meinen behauptet behaupten behauptete angeblich gerüchten meldet meldete berichtet berichtete
    geschrieben schreibst schrieb schriebst steht stand gerüchteweise munkelt heißt hieß scheinbar vorgeblich laut zufolge schein
    said says say saying wrote written told tells cried claims claimed reportedly allegedly supposedly pretend pretends
  `,
  unclearAmounts: `
    prozent percent % hälfte drittel viertel paar einige mehrere manche manchen wenige etliche zahlreiche dutzende hunderte tausende etwa ungefähr circa ca rund fast knapp reichlich genügend mehr soviel soviele üblich übliche üblichen
    usual some several few couple lots dozens hundreds thousands roughly approximately nearly
  `,
} as const;

/** Words by which an order is denied, bound to a condition, put off or left open. */
export const HOLDS = words(Object.values(CLASSES).join(' '));

/** Words that deny what stands in their own clause, and nothing beyond it. */
export const DENIED = words(
  'nicht nich nichts nie niemals kein keine keinen keinem keiner keines ned net nit nimmer koa koan koane kei keen keene nix nüscht not never no none nothing nobody dont doesnt wont cant niemand niemanden',
);

/** Words with which a denial reaches beyond its clause: `... auch nicht`, or is about the order itself: `das nicht`. */
export const REACHING = words(
  'auch ebenfalls beide beides either neither both das dies dieses dem es dessen dazu that this it so aber doch jedoch but though sondern',
);

/** Words of the one who writes as a subject. */
export const SPEAKERS = words('ich wir i we');

/** Words for another time than this turn. */
export const OTHER_TIMES = words(CLASSES.otherTimes);

/** Words by which somebody says something. */
export const HEARSAY = words(CLASSES.hearsay);

/** Words that make an amount unclear. */
export const AMOUNTS = words(CLASSES.unclearAmounts);

/** Words for an amount nobody knows, where something is counted behind them. */
export const UNCLEAR = words('viele vielen many x xx n ii iii iv vi vii viii ix');

/** Words that withdraw what stands before them, regardless of the rest. */
export const TAKING_BACK = words(CLASSES.takenBack);

/** Words with which a sentence withdraws the one before it, regardless of the rest. */
export const RETRACTIONS: ReadonlySet<string> = new Set([
  ...TAKING_BACK,
  ...words('nein nee nö halt no nope strike wait streich thought'),
]);

/** Words with which a denial takes back what stands before it: `das gilt nicht`. */
export const COUNTING = words(
  'gilt gelten apply applies zählt zählen ausführen ausgeführt valid counts count execute executed',
);

/** Words for all of a letter. */
export const WHOLE = words(
  'alles all everything brief letter oben obige obigen obiges above bisherige bisherigen befehle orders',
);

/** Words with which a sentence takes back or narrows the one before it. */
export const RIDERS: ReadonlySet<string> = new Set([
  ...RETRACTIONS,
  ...words(`
    aber jedoch allerdings außer ausser nur falls wenn sofern vorausgesetzt es ausgenommen ansonsten andernfalls sonst lieber doch zurück zurückziehen
    but however though only if unless except provided otherwise forget rather correction actually
  `),
]);

/** Words that leave open which of two orders is meant, before the second. */
export const ALTERNATIVES = words('oder or');

/** Words with which a condition begins that has no conjunction: `Sollte man uns angreifen`. */
export const CONDITIONS = words(
  'sollte sollten should were had hätte hätten wäre wären wenn falls sofern if unless',
);

/** Words of will: what they stand beside is a wish, not an order. */
export const WILL = words(`
  soll sollen sollt sollte sollten will wollen wollt wolle möchte möchten mag mögen möge würde würden werde werden werdet wird
  lass lasse lasst lassen lässt sei seien seid bitte muss müssen
  be is are being let lets shall should will would like want wants wanted wish wishes need needs must please
`);

/** Words that introduce an order by somebody entitled to give it: `wir beschließen, ... zu bauen`. */
export const COMMANDS: ReadonlySet<string> = new Set([
  ...WILL,
  ...words(`
    beschlossen beschließen beschließt beschließe beschluss befehlen befehle befiehlt befohlen befehl ordne ordnen angeordnet bitten gern gerne lust
    vor wünsche wünschen wünscht wunsch wille entschieden entschließen entschlossen
    bekannt kund verkünde verkünden verkündet erkläre erklären erklärt geruhe geruhen geruht gebiete gebieten gebietet
    pleased announce announces proclaim proclaims declare declares known hiermit
    gedenken veranlasse veranlassen beauftrage beauftragen auftrag anweisen weise erlaube erlauben
    beg ask request order orders command commands decide decided resolve resolved intend intends hereby
  `),
]);

/** Words for whoever reads the letter. */
export const READERS = words('du ihr');

/** Words of the one who writes, and of one who asks. */
export const OWN = words(
  'wir ich man unser unsere unseren unserem unserer unseres we i our let lets lass lasst bitte please majestät majesty majestys hoheit highness',
);

/** Words of a command whoever is named before them: `his airmen shall attack`. */
export const SHALL = words('shall may möge mögen');

/** Words for what is done already, beside a participle. */
export const DONE = words(`
  haben hat habe hab habt hast hatte hatten hattet has had weve ive theyve youve
  wurde wurden ward war waren ist sind bin bist worden gewesen was were been
`);

/** Words for what could be done; to whoever is asked to they make a request. */
export const ABLE = words(
  'kann können könnt könnte könnten darf dürfen dürfte dürften müsste müssten sollte sollten can could may should',
);
/** Verbs of what would be done. */
export const WOULD_DO = words('would würde würden würdet');
export const ASKED = words('du ihr sie dir euch you thou bitte please');

/** Words behind which a word with a capital is a noun: articles, with a preposition too, and whose or which it is. */
export const DETERMINERS = words(`
  der die das den dem des ein eine einen einem einer eines zum zur beim vom am im ins fürs
  unser unsere unseren unserem unserer unseres mein meine meinen meinem meiner meines
  dieser diese dieses diesen diesem jeder jede jedes jeden jedem
`);

/** Words of what is not done yet: `wir planen den Ausbau`, `wir planen, ... auszubauen`. */
export const PLANNING = words('plane planen planung vorhaben beabsichtige beabsichtigen');

/** Words that make no order of the noun for one, though they do of its verb: `wir lassen den Ausbau`. */
export const LEAVING: ReadonlySet<string> = new Set([
  ...PLANNING,
  ...words('lass lasse lasst lassen lässt'),
]);

/** Prefixes that stand apart from their verb, at the end. */
export const PREFIXES = words(
  'ab auf aus ein um nach zurück weg fort nieder unter hin her vor los bleiben an zu hinaus heraus back off down',
);
