import { z } from '../../kernel/zod';
import { coveredUntil, event, question } from './cards';
import { explained, fraction, params } from './explained';

const text = z.string();
const whole = z.int();
const count = z.int().min(0);

/** Something noticed in orders or books; `span` are offsets into the letter. */
export const finding = z
  .strictObject({
    code: text,
    severity: z.enum(['REJECT', 'TRUNCATE', 'WARN', 'ASK']),
    clause: text,
    party: text,
    unit: count.exactOptional(),
    span: z.strictObject({ start: count, end: count }).exactOptional(),
    words: text,
    about: params,
    coveredUntil,
  })
  .meta({ id: 'finding' });

const step = z.strictObject({
  from: text,
  to: text,
  outcome: z.enum(['done', 'dropped']),
  terrain: text.exactOptional(),
  difficulty: explained,
  cost: explained,
  before: z.number(),
  left: z.number(),
  begin: fraction,
  end: fraction,
  rulings: z.strictObject({ difficulty: text, cost: text }),
});

/** The way of one unit. */
export const march = z
  .strictObject({
    party: text,
    unit: count,
    unitType: text,
    size: count,
    allowance: explained,
    start: text,
    end: text,
    steps: z.array(step),
    stop: finding.exactOptional(),
  })
  .meta({ id: 'march' });

const fate = z.enum([
  'stays',
  'retreats',
  'annihilated',
  'scattered',
  'captured',
  'goesInside',
  'investing',
]);

const fightKind = z.enum(['battle', 'storm', 'sally', 'assault']);

const booty = z.array(
  z.strictObject({ party: text, gold: explained, ruling: text.exactOptional() }),
);

const goodPoint = z.strictObject({
  key: text,
  cause: text,
  about: params,
  clause: text,
  value: explained,
  worth: z.number(),
  applies: z.boolean(),
  ruling: text,
});

const reportedUnit = z.strictObject({
  party: text,
  unit: count,
  unitType: text,
  order: text,
  before: count,
  left: count,
  points: explained,
  strength: explained,
  fate,
});

const fightUnit = reportedUnit.extend({
  goodPoints: z.array(goodPoint).exactOptional(),
  pointsRuling: text.exactOptional(),
  ownPointsRuling: text.exactOptional(),
});

const side = z.strictObject({
  role: z.enum(['attacker', 'defender', 'meeting']),
  parties: z.array(text),
  units: z.array(fightUnit),
  specialRuling: text.exactOptional(),
});

const pair = z.tuple([explained, explained]);
const winner = z.union([z.literal(0), z.literal(1)]).nullable();

const round = z.strictObject({
  no: count,
  kind: z.enum(['field', 'storm']),
  strength: pair,
  dice: pair,
  roundStrength: pair,
  ratio: explained.exactOptional(),
  winner,
  losses: z.array(
    z.strictObject({
      party: text,
      unit: count,
      lost: explained,
      left: count,
      scattered: count.exactOptional(),
      percent: z.number().exactOptional(),
      ruling: text.exactOptional(),
    }),
  ),
  isSuccess: z.boolean().exactOptional(),
});

/** A fight, round by round. */
export const fight = z
  .strictObject({
    key: text,
    kind: fightKind,
    clause: text,
    place: text,
    moon: count,
    no: count,
    time: fraction,
    sides: z.tuple([side, side]),
    rounds: z.array(round),
    winner,
    booty,
    stream: text,
    ruling: text,
    overruled: text.exactOptional(),
  })
  .meta({ id: 'fight' });

/** A movement of gold; negative = out of the treasury. */
export const posting = z
  .strictObject({
    party: text,
    amount: whole,
    name: text,
    why: explained,
    place: text.exactOptional(),
    about: params.exactOptional(),
    coveredUntil,
  })
  .meta({ id: 'posting' });

/** A die or a lot, and what it fell for. */
const thrown = z.strictObject({
  purpose: text,
  about: params,
  party: text.exactOptional(),
  roll: explained,
  coveredUntil,
});

const row = z.strictObject({
  key: text,
  id: text.exactOptional(),
  about: params,
  cells: z.record(z.string(), explained),
});

/** The books of one party for one turn. */
export const balance = z
  .strictObject({
    party: text,
    turn: count,
    sections: z.array(
      z.strictObject({
        key: text,
        columns: z.array(text),
        rows: z.array(row),
        totals: z.record(z.string(), explained),
        ruled: z.array(text).exactOptional(),
        none: explained.exactOptional(),
      }),
    ),
    summary: z.array(row),
    isSummaryRuled: z.boolean().exactOptional(),
    before: whole,
    after: explained,
    storage: z.record(z.string(), whole),
  })
  .meta({ id: 'balance' });

const seenFighter = z.strictObject({
  party: text,
  kind: text,
  before: count,
  left: count,
  fate,
});

const reportedSide = z.strictObject({
  role: z.enum(['attacker', 'defender', 'meeting']),
  parties: z.array(text),
  units: z.array(reportedUnit),
  seen: z.array(seenFighter),
});

const reportedRound = z.strictObject({
  no: count,
  kind: z.enum(['field', 'storm']),
  strength: explained,
  dice: explained,
  roundStrength: explained,
  winner,
  losses: z.array(
    z.strictObject({
      party: text,
      unit: count,
      lost: count,
      left: count,
      percent: z.number().exactOptional(),
    }),
  ),
  isSuccess: z.boolean().exactOptional(),
});

/** A fight as reported to one party; `own` = the index of its side, null = an onlooker. */
const reportedFight = z.strictObject({
  key: text,
  kind: fightKind,
  clause: text,
  place: text,
  moon: count,
  time: fraction,
  own: winner,
  sides: z.tuple([reportedSide, reportedSide]),
  rounds: z.array(reportedRound),
  winner,
  booty: z.array(z.strictObject({ party: text, gold: explained })),
  overruled: text.exactOptional(),
});

/** Report of one party on a turn. */
export const report = z
  .strictObject({
    party: text,
    turn: count,
    marches: z.array(march),
    events: z.array(event),
    fights: z.array(reportedFight),
    findings: z.array(finding),
    balance: balance.exactOptional(),
    gained: z.array(text),
    lost: z.array(text),
    discovered: z.array(text),
    explored: z.array(text),
    questions: z.array(question),
    news: z.array(event),
  })
  .meta({ id: 'report' });

/** From an index of a list to another one, which is exclusive. */
const stretch = z.tuple([count, count]);

/** Results added to the lists by one phase of the run. */
const stage = z.strictObject({
  phase: text,
  events: stretch,
  fights: stretch,
  findings: stretch,
  questions: stretch,
  postings: stretch,
  rolls: stretch.exactOptional(),
});

/** A text of a letter that goes on: to the newsletter, to the archive of culture, or to another party. */
const mail = z.strictObject({
  id: text,
  from: text,
  to: text.nullable(),
  kind: z.enum(['message', 'announcement', 'rumour', 'culture', 'treaty']),
  title: text,
  text,
  isPublic: z.boolean().nullable(),
  signed: text.exactOptional(),
});

/** Result of adjudication, without the world, which is a campaign file of its own. */
export const proposal = z
  .strictObject({
    marches: z.array(march),
    events: z.array(event),
    fights: z.array(fight),
    postings: z.array(posting),
    balances: z.array(balance),
    reports: z.array(report),
    findings: z.array(finding),
    questions: z.array(question),
    stages: z.array(stage),
    rolls: z.array(thrown).exactOptional(),
    mail: z.array(mail).exactOptional(),
    board: z
      .json()
      .exactOptional()
      .meta({ description: 'The board at the end as the GM sees it.' }),
    record: z
      .json()
      .exactOptional()
      .meta({ description: 'In archives of earlier editions alone.' }),
  })
  .meta({ id: 'proposal' });
