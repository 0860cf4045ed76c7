import { describe, expect, it } from 'vitest';
import {
  type Explained,
  hexGameOf,
  nodesOf,
  type Proposal,
  systems,
  type World,
} from '../../../engine';
import { samples } from '../../../engine/testing/samples';
import { explainTree } from '.';
import { type Language, type Words, wordsOf } from '../text/words';
import { cardLines } from './card';
import { decisionInWords, findingSentence, playerSentence, questionInWords } from './decision';
import { eventSentence } from './event';
import { lexiconOf, namingWords } from './lexicon';
import type { ExplanationNode } from './node';

/** Signs of programs that no screen and no letter shows: keys of texts, gaps that were not filled, missing values. */
const RAW =
  /\{\{|\}\}|\$t\(|\bundefined\b|\bNaN\b|\[object|\b(?:card|decision|event|explain|fact|finding|findings|news|option|question|roll|rule|told)[.:][a-zA-Z]|\b(?:waben|organisation|moerderspiel|eroberung|pygma)[.:][a-zA-Z]/;

const linesOf = ({ label, note, children }: ExplanationNode): readonly string[] => [
  label,
  note,
  ...children.flatMap(linesOf),
];

const explainedOf = (value: unknown): readonly Explained[] =>
  typeof value === 'object' && value !== null && 'kind' in value && 'value' in value
    ? [value as Explained]
    : [];

/** Everything a run says of itself, to the GM and to each party. */
function saidBy(proposal: Proposal<World>, words: Words): readonly string[] {
  const { events, findings, questions, postings, reports, balances } = proposal;
  return [
    ...events.flatMap((event) => [
      eventSentence(event, event.parties[0] ?? '', words),
      ...cardLines(event, words),
    ]),
    ...reports.flatMap((report) => [
      ...report.events.map((event) => eventSentence(event, report.party, words)),
      ...report.findings.map((finding) => playerSentence(finding, words)),
    ]),
    ...findings.map((finding) => findingSentence(finding, words)),
    ...questions.flatMap((question) => {
      const { text, options } = questionInWords(question, words);
      return [
        text,
        decisionInWords(question, words),
        ...options.flatMap(({ label, hint }) => [label, hint]),
      ];
    }),
    ...postings.flatMap(({ why }) => linesOf(explainTree(why, words))),
    ...balances.flatMap(({ after, sections }) =>
      [after, ...sections.flatMap(({ none }) => none ?? [])]
        .flatMap(nodesOf)
        .flatMap(explainedOf)
        .map((part) => explainTree(part, words).label),
    ),
  ];
}

describe.each(Object.values(systems))('what a turn of $id says', ({ id, adjudicate }) => {
  const played = (samples[id]?.inputs ?? []).map(({ name, input }) => ({
    name,
    input,
    proposal: adjudicate(input),
  }));

  it.each<Language>(['de', 'en'])('has no key of a text and no gap in it (%s)', (language) => {
    const terrains = systems[id] === undefined ? {} : hexGameOf(systems[id]).terrains;
    const said = played.flatMap(({ input, proposal }) => {
      if (proposal === undefined) throw new Error('cancelled by nobody');
      const lexicon = lexiconOf(input.world, terrains, language);
      return saidBy(proposal, namingWords(wordsOf(language, id), lexicon));
    });
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((text) => RAW.test(text))).toEqual([]);
  });
});
