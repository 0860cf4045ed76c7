import type { terminal as german } from '../de/terminal';
import type { SameShape } from '../shape';

/** Words of the terminal program. */
export const terminal: SameShape<typeof german> = {
  unsaid: {
    full: 'The output is not complete: there is no space left where it goes. Free some space and call again.',
    other:
      'The output is not complete: it could not be written. Send it to another place and call again.',
  },
  title: '{{campaign}} · {{date}} · {{party}}',
  checked_one: '{{count}} row read, findings: {{findings}}',
  checked_other: '{{count}} rows read, findings: {{findings}}',
  line: 'line {{line}}',
  unit: 'unit {{unit}}',
  quote: '“{{words}}”',
  droppedCost: '({{cost}})',
  proposed: 'Proposal: {{option}}',
  written: 'Written: {{campaign}}, {{orders}} and {{turn}}. To try it:',
  adjudicated:
    '$t(noun:Turn) {{turn}} adjudicated. Letters: {{letters}}, fights: {{fights}}, findings: {{findings}}, open questions: {{questions}}. Written:',
  help: `wabenwart – checks movement orders and computes turns in the terminal

  wabenwart check <world.wabenwart> <orders.txt> [--party tha] [--lang de|en] [--json]
  wabenwart move  <world.wabenwart> <orders.txt> [--party tha] [--lang de|en] [--json] [--explain]
  wabenwart balance <world.wabenwart> <realm> [--compare sheet.txt] [--lang de|en] [--json] [--explain]
  wabenwart adjudicate <world.wabenwart> <letters-folder> --out <folder> [--rulings rulings.json] [--seed word]
  wabenwart example <folder>

check    reads the orders and names every finding
move     computes the turn as a trial: the steps of each unit, events, findings and questions
balance  computes the books of a realm and compares them with a player's sheet
adjudicate  adjudicates the open turn with every letter (.txt) of a folder and writes proposal,
         reports, balances and the world after the turn into another
example  writes the example world, its order sheet and a whole turn into a folder

--party    key of the realm; left out, the realm whose units stand in the text
--explain  under every step the whole derivation with its clauses, at the end what they say
--compare  text with the player's balance sheet; every difference is named
--out      folder for what comes of it; nothing is ever overwritten
--rulings  decisions of the game master, beside those in the world
--seed     secret of the dice in place of the world's
--json     everything as data
--lang     language, de or en

Ends with 0: nothing objected to, warnings at most.
Ends with 1: at least one finding refuses, cuts or asks; with balance: there are differences;
             with adjudicate also: a question is open and its proposal holds.
Ends with 2: the call or the files are wrong. The world is never changed.`,
  file: {
    'not-a-zip': '“{{file}}” is no Wabenwart file; choose one that ends in .wabenwart.',
    'foreign-zip':
      '“{{file}}” is an archive of another program; choose a file that ends in .wabenwart.',
    'too-new':
      '“{{file}}” comes from a newer version of Wabenwart (format {{version}}, readable up to {{readable}}); use the newer version.',
    'too-large': '“{{file}}” unpacks to more than a world can be; check where the file comes from.',
    'too-full':
      'In “{{file}}” the part {{part}} holds more lines, blanks or values than any world has; check where the file comes from.',
    'part-missing': 'In “{{file}}” the part {{part}} is missing; take an older copy.',
    'part-damaged': 'In “{{file}}” the part {{part}} is damaged; take an older copy.',
    'part-twice': 'In “{{file}}” the part {{part}} stands twice; check where the file comes from.',
    'part-unsafe':
      'In “{{file}}” the name of a part leads out of the file ({{part}}); check where it comes from.',
    'text-broken': 'In “{{file}}” the part {{part}} is no UTF-8 text; take an older copy.',
    'key-twice': 'In “{{file}}” an entry stands twice in the part {{part}}; take an older copy.',
    'json-broken': 'In “{{file}}” the part {{part}} cannot be read; take an older copy.',
    'key-unsafe':
      '“{{file}}” holds something that no world may contain; check where the file comes from.',
    schema: 'In “{{file}}” the part {{part}} is wrong ({{path}}); take an older copy.',
    contradiction: '“{{file}}” contradicts itself; take an older copy.',
  },
  problem: {
    nothing: 'What shall be done? “wabenwart --help” shows the commands.',
    command: 'The program does not know “{{command}}”; “wabenwart --help” shows all.',
    option: 'There is no option {{option}}; “wabenwart --help” shows them all.',
    language: 'There is no language “{{value}}”; use --lang de or --lang en.',
    partyMissing: 'After --party the key of the realm is missing, for instance --party tha.',
    filesMissing:
      '“{{command}}” needs two files: the world (.wabenwart) and the text of the orders.',
    realmMissing:
      '“balance” needs the world (.wabenwart) and the key of the realm, for example tha.',
    sheetMissing: 'After --compare the file with the player’s sheet is missing.',
    noMarches:
      'In the {{system}} nobody marches field by field; “check” looks at the orders, “adjudicate” computes the turn.',
    noBooks: 'The rule system “{{system}}” knows no balance.',
    lettersMissing:
      '“adjudicate” needs the world (.wabenwart) and the folder with the letters of the players.',
    outMissing: 'Where shall the result go? Name a folder with --out.',
    rulingsMissing: 'After --rulings the file with the decisions is missing.',
    seedMissing: 'After --seed the secret of the dice is missing.',
    seedCharacters:
      '“{{seed}}” cannot be the secret of the dice; use letters, digits, point, dash and underscore.',
    noLetters: 'There is no letter in “{{folder}}”; files ending in .txt are looked for.',
    letterUnclear:
      'Whose letter “{{file}}” is cannot be told; name the file after $t(noun:theRealm): {{keys}}.',
    letterTwice:
      'There are two letters of {{party}}, “{{file}}” and “{{other}}”; leave only the valid one in the folder.',
    rulings:
      'The decisions in “{{file}}” cannot be read; JSON with key, value and reason per key is needed.',
    cancelled: 'The adjudication was cancelled; nothing is written.',
    folderMissing: '“example” needs a folder it may write into.',
    tooMany: '“{{argument}}” is one argument too many; names with blanks need quotation marks.',
    absent: 'There is no file “{{file}}”; check name and folder.',
    folder: '“{{file}}” is a folder; a file is needed.',
    forbidden: 'The program may not touch “{{file}}”; check the permissions.',
    exists: '“{{file}}” exists already and stays as it is; choose another folder.',
    unreadable: '“{{file}}” cannot be read; check the disk.',
    full: 'There is no space left for “{{file}}”; no half-written file stays. Free some space and choose a new folder.',
    readOnly: '“{{file}}” lies in a place that can only be read; choose another folder.',
    unfit:
      'Nothing was written: the part {{part}} would hold something that could not be read again ({{path}}); correct the world in the program.',
    beyondMoney:
      'Nothing was written: after the turn {{party}} would have more than a quadrillion in the treasury, or less than minus a quadrillion; that much cannot be kept. Book something out or in with the program.',
    beyondTime:
      'Nothing was written: the calendar counts no further; a later turn can be kept in no file.',
    unwritable: '“{{file}}” cannot be written; check folder and space.',
    campaign: '{{sentence}}',
    system: 'The rule system “{{system}}” is not part of this program; use a newer version.',
    ordersEmpty: 'There is no text in “{{file}}”; save the orders once more.',
    ordersBinary: '“{{file}}” holds no text but binary data; save the orders as plain text (.txt).',
    ordersHuge: '“{{file}}” is too large for an order sheet; pass the orders only.',
    partyUnknown: 'There is $t(noun:noRealm) “{{party}}” in this world; there are {{keys}}.',
    partyUnclear:
      'Whose orders stand in “{{file}}” cannot be told; name $t(noun:theRealm) with --party: {{keys}}.',
  },
};
