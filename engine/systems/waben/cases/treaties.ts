import type { Mail, Ruling, Settings } from '../../../kernel';
import type { Relation, Treaty } from '../../../world';
import type { Case } from './case';

/** A treaty of `tha` and `ely`. */
export const treaty = (change: Partial<Treaty> = {}): Treaty => ({
  id: 't1',
  parties: ['ely', 'tha'],
  kinds: ['peace'],
  from: 5,
  until: null,
  copies: ['ely', 'tha'],
  text: '',
  ...change,
});

/** Treaties, what stands between `tha` and `ely`, and what `tha` declares in turn 5. */
export interface RelationGiven {
  readonly treaties?: readonly Treaty[];
  /** Relation of `tha` to `ely` before the turn. */
  readonly before?: Relation;
  readonly declares?: readonly Relation[];
}

/** Relations `tha>ely` and `ely>tha` during the turn and after it, and events. */
export interface RelationExpected {
  readonly during: readonly [Relation | null, Relation | null];
  readonly after: readonly [Relation | null, Relation | null];
  readonly events?: readonly string[];
}

export const RELATION_CASES: readonly Case<RelationGiven, RelationExpected>[] = [
  {
    id: 'WW-11.2-03a',
    clauses: ['WW-11.2-03', 'WW-10.1-05'],
    title: 'a treaty binds both sides from its first turn on',
    given: { treaties: [treaty()] },
    expect: { during: ['peace', 'peace'], after: ['peace', 'peace'], events: [] },
  },
  {
    id: 'WW-11.2-03b',
    clauses: ['WW-11.2-03'],
    title: 'not before, and not after its last turn',
    given: { treaties: [treaty({ from: 6 }), treaty({ id: 't2', from: 1, until: 4 })] },
    expect: { during: [null, null], after: [null, null] },
  },
  {
    id: 'WW-11.2-03c',
    clauses: ['WW-11.2-03'],
    title: 'what it gave ends with it',
    given: { treaties: [treaty({ from: 2, until: 5 })], before: 'peace' },
    expect: { during: ['peace', 'peace'], after: [null, null], events: ['treatyEnded'] },
  },
  {
    id: 'WW-11.2-03d',
    clauses: ['WW-11.2-03'],
    title: 'unless another treaty goes on',
    given: {
      treaties: [treaty({ kinds: ['alliance'], until: 5 }), treaty({ id: 't2', from: 1 })],
      before: 'peace',
    },
    expect: { during: ['alliance', 'alliance'], after: ['peace', 'peace'] },
  },
  {
    id: 'WW-11.2-03e',
    clauses: ['WW-11.2-03'],
    title: 'treaties about roads change no relation',
    given: { treaties: [treaty({ kinds: ['roadBuilding', 'other'] })] },
    expect: { during: [null, null], after: [null, null] },
  },
  {
    id: 'WW-11.2-04a',
    clauses: ['WW-11.2-04', 'WW-11.2-03'],
    title: 'a one-sided word holds from the start of the turn and binds only who gave it',
    given: { declares: ['peace', 'enemy'] },
    expect: { during: ['peace', null], after: ['peace', null], events: ['relation'] },
  },
  {
    id: 'WW-8.2-35a',
    clauses: ['WW-8.2-35', 'WW-11.2-04'],
    title: 'a breach of treaty is noted and not prevented',
    given: { treaties: [treaty({ from: 1 })], before: 'peace', declares: ['enemy'] },
    expect: { during: ['enemy', 'peace'], after: ['enemy', 'peace'], events: ['treatyBreach'] },
  },
  {
    id: 'WW-8.2-35b',
    clauses: ['WW-8.2-35'],
    title: 'and lasts, whatever an older treaty says',
    given: { treaties: [treaty({ from: 1, until: 5 })], before: 'enemy' },
    expect: { during: ['enemy', 'peace'], after: ['enemy', null] },
  },
  {
    id: 'WW-11.2-03f',
    clauses: ['WW-11.2-03'],
    title: 'right of way is granted by one side',
    given: { declares: ['passage'] },
    expect: { during: ['passage', null], after: ['passage', null] },
  },
];

/** Mail of `tha`, 12 Großfelder away from `ely`, in turn 1 with the seed `demo`. */
export interface MailGiven {
  readonly mail: readonly Partial<Mail>[];
  /** Großfelder between the capitals; 12 unless stated. */
  readonly steps?: number;
  readonly treaties?: readonly Treaty[];
  readonly contacts?: readonly string[];
  readonly settings?: Settings;
  readonly rulings?: Readonly<Record<string, Ruling>>;
}

export interface MailExpected {
  /** `kind witness,witness`; courier events carry their outcome and chance. */
  readonly events: readonly string[];
  readonly findings?: readonly string[];
  readonly questions?: readonly string[];
  readonly treaties?: Readonly<Record<string, Partial<Treaty>>>;
}

const word = (key: string, value: Ruling['value']): Readonly<Record<string, Ruling>> => ({
  [key]: { key, value, reason: 'the GM says so' },
});

const PACT: Partial<Mail> = { id: 'm1', kind: 'treaty', title: 'Friede am Fluss' };

export const MAIL_CASES: readonly Case<MailGiven, MailExpected>[] = [
  {
    id: 'WW-9.5-08a',
    clauses: ['WW-9.5-08', 'WW-9.5-07', 'WW-8.2-31', 'WW-9.1-03', 'WW-9.1-06', 'WW-12.8-04'],
    title:
      '12 Großfelder apart m1 arrives with an 89, m3 is lost with a 9; the sender hears nothing',
    given: { mail: [{ id: 'm3' }, { id: 'm1' }] },
    expect: {
      events: ['courier arrived 22 ', 'message ely', 'courier lost 22 '],
      findings: [],
    },
  },
  {
    id: 'WW-9.5-08b',
    clauses: ['WW-9.5-08'],
    title: 'to a neighbouring Großfeld nothing is lost and no die is thrown',
    given: { mail: [{ id: 'm3' }], steps: 1 },
    expect: { events: ['message ely'] },
  },
  {
    id: 'WW-9.5-07a',
    clauses: ['WW-9.5-07', 'WW-12.8-04'],
    title: 'the chance grows by the GM’s percentage, up to his limit',
    given: {
      mail: [{ id: 'm1' }],
      settings: { 'dip.msg_loss_per_gf': 10, 'dip.msg_loss_cap': 95 },
    },
    expect: { events: ['courier lost 95 '] },
  },
  {
    id: 'WW-0.1-05m',
    clauses: ['WW-0.1-05', 'WW-9.1-05'],
    title: 'the GM may lay down the chance or throw the die himself',
    given: {
      mail: [{ id: 'm1' }, { id: 'm3' }],
      rulings: { ...word('message/m3/chance', 0), ...word('roll demo|1|msg|m1 0', 22) },
    },
    expect: { events: ['courier lost 22 ', 'message ely'] },
  },
  {
    id: 'WW-8.2-31a',
    clauses: ['WW-8.2-31', 'WW-11.2-05'],
    title: 'a message to nobody goes to nobody; the GM sees it',
    given: { mail: [{ to: null }, { id: 'm2', to: 'nobody' }] },
    expect: { events: ['courier nobody 0 ', 'courier nobody 0 '] },
  },
  {
    id: 'WW-8.2-34a',
    clauses: ['WW-8.2-34', 'WW-11.2-05', 'WW-10.2-03'],
    title: 'announcements are for everybody',
    given: { mail: [{ kind: 'announcement', to: null, isPublic: false }] },
    expect: { events: ['announcement! ely,tha'] },
  },
  {
    id: 'WW-8.2-07a',
    clauses: ['WW-8.2-07', 'WW-12.8-09', 'WW-8.2-04'],
    title: 'a report of culture is secret unless it says otherwise',
    given: {
      mail: [
        { id: 'k1', kind: 'culture', to: null },
        { id: 'k2', kind: 'culture', to: null, isPublic: true },
        { id: 'k3', kind: 'culture', to: null, isPublic: false },
      ],
    },
    expect: { events: ['culture tha', 'culture! ely,tha', 'culture tha'] },
  },
  {
    id: 'WW-12.8-09a',
    clauses: ['WW-12.8-09'],
    title: 'or public where the GM has set that for parts that say nothing',
    given: {
      mail: [
        { id: 'k1', kind: 'culture', to: null },
        { id: 'k3', kind: 'culture', to: null, isPublic: false },
      ],
      settings: { 'dip.default_report': 'public' },
    },
    expect: { events: ['culture! ely,tha', 'culture tha'] },
  },
  {
    id: 'WW-8.2-35c',
    clauses: ['WW-8.2-35', 'WW-12.8-05', 'WW-10.1-11'],
    title: 'a treaty of which one copy is there is noted without effect',
    given: { mail: [PACT], contacts: ['ely'] },
    expect: {
      events: ['courier arrived 22 ', 'message ely', 'treaty tha'],
      findings: ['F-DIP-COPY WARN'],
      questions: [],
      treaties: { m1: { parties: ['ely', 'tha'], kinds: ['other'], copies: ['tha'], from: 2 } },
    },
  },
  {
    id: 'WW-8.2-35d',
    clauses: ['WW-8.2-35', 'WW-11.2-03'],
    title: 'with the second copy it counts from the next turn on, as its title says',
    given: {
      mail: [PACT, { ...PACT, id: 'm9', from: 'ely', to: 'tha' }],
      steps: 1,
      contacts: ['ely'],
    },
    expect: {
      events: ['message ely', 'treaty tha', 'message tha', 'treaty ely,tha'],
      findings: ['F-DIP-COPY WARN'],
      questions: ['treaty/m1/kind'],
      treaties: { m1: { kinds: ['peace'], copies: ['ely', 'tha'], from: 2, until: null } },
    },
  },
  {
    id: 'WW-8.2-35e',
    clauses: ['WW-8.2-35'],
    title: 'or as the GM files it, also turns later',
    given: {
      mail: [{ ...PACT, id: 'm9', from: 'ely', to: 'tha', title: 'Pakt' }],
      steps: 1,
      treaties: [treaty({ id: 'old', kinds: ['other'], copies: ['tha'], text: 'Pakt\nText' })],
      rulings: word('treaty/old/kind', 'alliance'),
    },
    expect: {
      events: ['message tha', 'treaty ely,tha'],
      questions: ['treaty/old/kind'],
      treaties: { old: { kinds: ['alliance'], copies: ['ely', 'tha'], text: 'Pakt\nText' } },
    },
  },
  {
    id: 'WW-12.8-05a',
    clauses: ['WW-12.8-05'],
    title: 'a treaty with somebody never met is strange; the message that brings it proves nothing',
    given: { mail: [{ ...PACT, id: 'm3' }] },
    expect: {
      events: ['courier lost 22 ', 'treaty tha'],
      findings: ['F-DIP-CONTACT WARN', 'F-DIP-COPY WARN'],
      treaties: { m3: { copies: ['tha'] } },
    },
  },
  {
    id: 'WW-12.8-05b',
    clauses: ['WW-12.8-05'],
    title: 'or refused, where the GM wants that',
    given: { mail: [{ ...PACT, id: 'm3' }], settings: { 'dip.require_contact': 'reject' } },
    expect: { events: ['courier lost 22 '], findings: ['F-DIP-CONTACT REJECT'], treaties: {} },
  },
  {
    id: 'WW-12.8-05c',
    clauses: ['WW-12.8-05'],
    title: 'or nobody asks',
    given: { mail: [{ ...PACT, id: 'm3' }], settings: { 'dip.require_contact': 'none' } },
    expect: { events: ['courier lost 22 ', 'treaty tha'], findings: ['F-DIP-COPY WARN'] },
  },
  {
    id: 'WW-12.8-05d',
    clauses: ['WW-12.8-05'],
    title: 'an older contact is enough',
    given: { mail: [{ ...PACT, id: 'm3' }], contacts: ['ely'] },
    expect: { events: ['courier lost 22 ', 'treaty tha'], findings: ['F-DIP-COPY WARN'] },
  },
  {
    id: 'WW-12.8-06a',
    clauses: ['WW-12.8-06'],
    title: 'the GM’s copy shares the fate of the message where he wants that',
    given: { mail: [{ ...PACT, id: 'm3' }], settings: { 'dip.treaty_copy_safe': false } },
    expect: { events: ['courier lost 22 '], findings: [], treaties: {} },
  },
];
