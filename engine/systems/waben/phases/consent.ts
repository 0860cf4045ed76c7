import type { Finding, Question, Rulings } from '../../../kernel';
import { type UnitId, unitId } from '../../../world';

/** Findings that leave it to the GM whether the unit marches; until he says so it stays (WW-5.2-08, WW-6.3-18). */
const NEEDS_CONSENT: readonly string[] = ['F-UNIT-LEADERS', 'F-UNIT-NOLEADER', 'F-ORD-CONDITION'];

const OPTIONS = ['stays', 'goes'] as const;

/** Units that stay for want of the GM's word, and the questions to him. */
export interface Consent {
  readonly staying: ReadonlySet<UnitId>;
  readonly questions: readonly Question[];
}

const questionFor = (unit: UnitId, { clause, code, about }: Finding): Question => ({
  key: `march/${unit}/consent`,
  clause,
  name: 'marchConsent',
  // The words of a condition, for the GM to judge (WW-6.3-18).
  about: { unit, code, ...(about['text'] === undefined ? {} : { text: about['text'] }) },
  options: OPTIONS,
  proposal: 'stays',
});

/** Asks for every unit with a finding of this kind once, and takes the GM's answers; what is rejected stays unasked. */
export const consentOf = (findings: readonly Finding[], rulings: Rulings): Consent => {
  const staying = new Set<UnitId>();
  const questions = new Map<string, Question>();
  for (const finding of findings) {
    if (finding.unit === undefined || !NEEDS_CONSENT.includes(finding.code)) continue;
    const unit = unitId(finding.party, finding.unit);
    if (finding.severity === 'REJECT') {
      staying.add(unit);
      continue;
    }
    const question = questionFor(unit, finding);
    if (!questions.has(question.key)) questions.set(question.key, question);
    if (rulings[question.key]?.value !== 'goes') staying.add(unit);
  }
  return { staying, questions: [...questions.values()] };
};
