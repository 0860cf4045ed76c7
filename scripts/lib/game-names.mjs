// Finds code that names one game: its id as a word, its clauses, its own names, its folders.
import ts from 'typescript';

/** Kinds of parties are words of the world (`Party.kind`); one of them is called like a game. */
const PARTY_KINDS = new Set(['realm', 'organisation', 'single']);

/**
 * Words of a game that code must not contain.
 * @param {{ id: string, clauses: string }} game id of the system and letters of its clauses
 */
const wordsOf = ({ id, clauses }) => ({
  id,
  /** The id before or behind what makes it a name, a key of a text or a path. */
  name: new RegExp(`(^|[^\\p{L}\\d])${id}([.:](?=[a-zA-Z{])|/|\\.md\\b)|/${id}$`, 'u'),
  /** A clause, a beginning of clauses, or a setting that begins like them. */
  clause: new RegExp(`\\b${clauses}-(\\d|\\\\|$)|^${clauses.toLowerCase()}\\.[a-z]`, 'u'),
  /** A name in code made of the id; what is called like a kind of party may not stand alone either. */
  identifier: new RegExp(`^${id}([A-Z]\\w*)?$`, 'u'),
});

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node) ||
  ts.isRegularExpressionLiteral(node);

/** True for a property called `kind`, and for a comparison with one. */
const isOfKind = (node) =>
  (node.name !== undefined && node.name.getText() === 'kind') ||
  (ts.isBinaryExpression(node) && /\bkind$/.test(node.left.getText()));

const namesKind = (node) =>
  (ts.isStringLiteralLike(node) && PARTY_KINDS.has(node.text)) ||
  (ts.isLiteralTypeNode(node) && namesKind(node.literal)) ||
  (ts.isCaseClause(node) && namesKind(node.expression)) ||
  (ts.isPropertyAssignment(node) && PARTY_KINDS.has(node.name.getText()));

/** True if a word stands where kinds of parties do: beside another of them, or as the value of a `kind`. */
const isPartyKind = (node, id) => {
  if (!PARTY_KINDS.has(id)) return false;
  for (let at = node.parent, up = 0; at !== undefined && up < 4; at = at.parent, up += 1) {
    if (isOfKind(at)) return true;
    let kinds = 0;
    ts.forEachChild(at, (child) => void (namesKind(child) && (kinds += 1)));
    if (kinds > 1) return true;
  }
  return false;
};

/** Text of a node; the brace stands for the first expression of a template. */
const wordsIn = (node) =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? `${node.text}{` : node.text;

const speaksOf = (node, { id, name, clause, identifier }) => {
  if (ts.isIdentifier(node)) return identifier.test(node.text) && !isPartyKind(node, id);
  if (!isText(node)) return false;
  if (name.test(wordsIn(node)) || clause.test(node.text)) return true;
  return ts.isStringLiteralLike(node) && node.text === id && !isPartyKind(node, id);
};

/** Quick test before a file is parsed: most files name no game. */
const mayName = (text, games) =>
  games.some(
    ({ id, clauses }) =>
      text.includes(id) ||
      text.includes(`${clauses}-`) ||
      text.includes(`${clauses.toLowerCase()}.`),
  );

/**
 * The places of a source file that name a game; comments may cite clauses.
 * @param {string} path of the file, for its dialect
 * @param {string} text
 * @param {readonly { id: string, clauses: string }[]} games
 * @returns {readonly { line: number, said: string }[]}
 */
export const gamesNamedIn = (path, text, games) => {
  if (!mayName(text, games)) return [];
  const words = games.map(wordsOf);
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    if (words.some((game) => speaksOf(node, game))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, said: node.getText().trim().slice(0, 60) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
