import { nodesOf, type RuleSystem, unfounded } from '../kernel';
import type { World } from '../world';
import type { PlayedTurn } from './house-bot';
import { figuresOn } from './reported-card';

/** Values that stand in a list more than once. */
export function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

/** Faults of the books: postings and purses, region by region (OS-19-02). */
export function flawsOfBooks({ before, proposal }: PlayedTurn): readonly string[] {
  return Object.values(proposal.world.parties).flatMap(({ key, treasury }) => {
    const postings = proposal.postings.filter(({ party }) => party === key);
    const start = before.parties[key]?.treasury ?? 0;
    const sum = postings.reduce((total, { amount }) => total + amount, start);
    const sheet = proposal.balances.find(({ party }) => party === key);
    const wrong = postings.filter(({ amount, why }) => amount !== why.value);
    return [
      ...(sum === treasury ? [] : [`${key}: ${String(sum)} booked, ${String(treasury)} there`]),
      ...(sheet === undefined || sheet.after.value === treasury ? [] : [`${key}: its sheet`]),
      ...wrong.map(({ name, amount, why }) => `${name}: ${String(amount)}, ${String(why.value)}`),
    ];
  });
}

/** Questions asked once with a proposal that can be answered; codes of the register; every record lawful and by its own id. */
export function flawsOfLists(
  { register: { findings }, records }: RuleSystem<World>,
  { proposal, settings }: PlayedTurn,
): readonly string[] {
  return [
    ...repeated(proposal.questions.map(({ key }) => key)).map((key) => `question ${key} twice`),
    ...proposal.questions
      .filter(({ options, proposal: usual }) => !options.includes(usual))
      .map(({ key }) => `question ${key} proposes what is no option`),
    ...proposal.findings
      .filter(({ code }) => !Object.hasOwn(findings, code))
      .map(({ code }) => `code ${code}`),
    ...records.flatMap((kind) => {
      const rows = kind.rows(proposal.world, settings);
      return [
        ...repeated(rows.map(({ owner, row }) => `${String(owner)}/${row.id}`)).map(
          (id) => `${kind.id} ${id} twice`,
        ),
        ...rows
          .filter(({ row }) => kind.schema?.safeParse(row).success === false)
          .map(({ row }) => `${kind.id} ${row.id} is none`),
      ];
    }),
  ];
}

const figuresOf = ({ proposal }: PlayedTurn) => [
  ...proposal.postings.map(({ why }) => why),
  ...proposal.events.flatMap((event) => Object.values(figuresOn(event))),
  ...proposal.balances.flatMap(({ sections, after }) => [
    after,
    ...sections.flatMap(({ rows }) => rows.flatMap(({ cells }) => Object.values(cells))),
  ]),
];

/** Figures that follow from nothing: a table, a fact or a setting nobody has. */
export function flawsOfFigures({ tables }: RuleSystem<World>, turn: PlayedTurn): readonly string[] {
  return figuresOf(turn).flatMap((figure) => [
    ...unfounded(figure, tables).map((node) => `unfounded ${JSON.stringify(node).slice(0, 300)}`),
    ...(nodesOf(figure).every(({ value }) => Number.isFinite(value)) ? [] : ['no number']),
  ]);
}
