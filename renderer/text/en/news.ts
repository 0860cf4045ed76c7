import type { news as german } from '../de/news';
import type { SameShape } from '../shape';
import { stories } from './news-stories';

export const news: SameShape<typeof german> = {
  nothing: {
    title: 'No issue yet',
    text: 'Close a turn of {{name}}, and the newsletter gathers what happened in public.',
  },
  story: stories,
  hearsay: {
    r1: 'They say: {text}',
    r2: 'Travellers claim to know: {text}',
    r3: 'Those who say they saw it were not there, but this is the talk: {text}',
  },
  stranger: { nom: 'strangers', gen: 'strangers’', dat: 'strangers' },
  where: { at: 'in {name}', near: 'near {name}', land: 'in the land {owner.of}' },
  figure: { exact: '{{value}}', about: 'about {{value}}', below: 'fewer than {{value}}' },
  losses: {
    none: 'Nobody fell.',
    some: 'Losses of both sides together: {{lost}}.',
  },
  edition: {
    headline: 'New house rule: {name}',
    text: 'From turn {turn} on the house rule “{name}” is in force.',
  },
  house: {
    deadline: 'Next letters due',
    party: 'New among us',
    balance: 'Balance due',
    moon: '{{moon}} {{year}}',
  },
};
