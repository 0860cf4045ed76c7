import type { TurnEvent } from '../../../../engine';
import type { stories } from './stories.text';

/** What is told of an event; several kinds may share a story. */
export type StoryKey = keyof typeof stories;

const STORY_OF: Readonly<Partial<Record<string, StoryKey>>> = {
  capture: 'capture',
  uprising: 'uprising',
  plunder: 'plunder',
  takeover: 'takeover',
  removal: 'removal',
  retreat: 'retreat',
  investment: 'investment',
  siegeDamage: 'siegeDamage',
  breach: 'breach',
  demolished: 'demolished',
  structureBuilt: 'structureBuilt',
  treaty: 'treaty',
  treatyBreach: 'treatyBreach',
  treatyEnded: 'treatyEnded',
  capital: 'capital',
  seat: 'seat',
  terrainLoss: 'terrainLoss',
  cargoLoss: 'terrainLoss',
  starvation: 'starvation',
  thawLoss: 'thawLoss',
  desertion: 'desertion',
  dissolution: 'dissolution',
  encounter: 'encounter',
  pursuit: 'pursuit',
  sighting: 'sighting',
};

const RELATIONS: Readonly<Record<string, StoryKey>> = {
  alliance: 'relationAlliance',
  peace: 'relationPeace',
  passage: 'relationPassage',
  enemy: 'relationEnemy',
};

const FATES: Readonly<Record<string, StoryKey>> = {
  dead: 'fateDead',
  captured: 'fateCaptured',
};

/** The story of an event. */
export const storyOf = ({ kind, about }: TurnEvent): StoryKey => {
  switch (kind) {
    case 'fight':
      return (about['winner'] ?? '') === '' ? 'fight' : 'fightWon';
    case 'conquest':
      return about['from'] === '' ? 'conquestFree' : 'conquest';
    case 'relation':
      return RELATIONS[String(about['relation'])] ?? 'other';
    case 'fate':
      return FATES[String(about['fate'])] ?? 'fateEscaped';
    default:
      return STORY_OF[kind] ?? 'other';
  }
};
