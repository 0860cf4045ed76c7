import type { Finding, Mail, Question, TurnEvent } from '../../../../kernel';
import type { Treaty, World } from '../../../../world';
import { finding } from '../../orders/finding';
import { kindNamed, TREATY_KINDS } from '../../rules/diplomacy/treatyKind';
import { treatiesOf } from '../../rules/diplomacy/treaties';
import { choiceOf } from '../../rules/settings';
import { atEnd } from '../happening';
import type { TurnRun } from '../run';
import { areInContact } from './contacts';

/** What came of a treaty handed in. */
export interface Filing {
  readonly treaties: World['treaties'];
  readonly findings: readonly Finding[];
  readonly questions: readonly Question[];
  readonly events: readonly TurnEvent[];
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((party) => b.includes(party));

/** The treaty of these parties under this title of which the sender has not handed in his copy yet. */
const openTreaty = (
  treaties: World['treaties'],
  parties: readonly string[],
  { from, title }: Mail,
): Treaty | undefined =>
  treatiesOf({ treaties }).find(
    (treaty) =>
      isSame(treaty.parties, parties) &&
      firstLine(treaty.text) === title &&
      !treaty.copies.includes(from),
  );

const kindQuestion = (id: string, title: string, parties: readonly string[]): Question => ({
  key: `treaty/${id}/kind`,
  clause: 'WW-11.2-03',
  name: 'treatyKind',
  about: { title, parties },
  options: TREATY_KINDS,
  proposal: kindNamed(title),
});

/**
 * A treaty counts from the next turn on, as what the GM files it, once every party has handed in its copy; until
 * then it is noted without effect (WW-8.2-35, WW-11.2-03).
 */
const filed = (
  run: TurnRun,
  mail: Mail,
  parties: readonly string[],
  old: Treaty | undefined,
): Treaty => {
  const { turn } = run.input.world.clock;
  const id = old?.id ?? mail.id;
  const copies = [...new Set([...(old?.copies ?? []), mail.from])].sort();
  const word = run.input.rulings[`treaty/${id}/kind`]?.value;
  const named = TREATY_KINDS.find((kind) => kind === word) ?? kindNamed(mail.title);
  const isComplete = isSame(copies, parties);
  return {
    id,
    parties,
    kinds: [isComplete ? named : 'other'],
    from: turn + 1,
    until: old?.until ?? null,
    copies,
    text: old?.text ?? `${mail.title}\n${mail.text}`,
  };
};

const contactFinding = (run: TurnRun, mail: Mail, to: string): Finding | undefined => {
  const policy = choiceOf(run.input.settings, 'dip.require_contact');
  if (policy === 'none' || areInContact(run.world.parties, mail.from, to)) return undefined;
  const found = finding('F-DIP-CONTACT', mail.from, { about: { other: to, title: mail.title } });
  return policy === 'reject' ? { ...found, severity: 'REJECT' } : found;
};

/** Files a treaty handed in by one of its parties; the GM's copy is there (WW-12.8-06). */
export const fileTreaty = (run: TurnRun, mail: Mail, treaties: World['treaties']): Filing => {
  const nothing: Filing = { treaties, findings: [], questions: [], events: [] };
  const { from, to } = mail;
  if (to === null || to === from || !Object.hasOwn(run.world.parties, to)) return nothing;
  const parties = [from, to].sort();
  const stranger = contactFinding(run, mail, to);
  if (stranger?.severity === 'REJECT') return { ...nothing, findings: [stranger] };
  const treaty = filed(run, mail, parties, openTreaty(treaties, parties, mail));
  const missing = parties.filter((party) => !treaty.copies.includes(party));
  const question = kindQuestion(treaty.id, mail.title, parties);
  const about = { title: mail.title, kind: treaty.kinds[0] ?? 'other' };
  return {
    treaties: { ...treaties, [treaty.id]: treaty },
    findings: [
      ...(stranger === undefined ? [] : [stranger]),
      ...missing.map((other) =>
        finding('F-DIP-COPY', from, { about: { reason: 'party', other, title: mail.title } }),
      ),
    ],
    questions: missing.length === 0 ? [question] : [],
    events: [
      atEnd(run, {
        kind: 'treaty',
        clause: 'WW-8.2-35',
        place: '',
        parties,
        about,
        witnesses: treaty.copies,
      }),
    ],
  };
};
