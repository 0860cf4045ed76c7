import type { ComponentType } from 'react';
import type { Campaign } from '../../engine';
import { culture } from './culture/register';
import { DiplomacyView } from './diplomacy/DiplomacyView';
import { parties } from './parties/register';
import { players } from './players/register';
import { type Register, RegisterView } from './register';
import { SegmentView } from './segment/SegmentView';
import { characters } from './characters/register';
import { settlements } from './settlements/register';
import { shelf } from './shelf/register';
import { structures } from './structures/register';
import { units } from './units/register';
import { treaties } from './treaties/register';

/** A line of the list of registers. */
export interface RegisterEntry {
  readonly id: string;
  readonly title: string;
  /** How many records there are; undefined where there is nothing to count. */
  readonly count: ((campaign: Campaign) => number) | undefined;
  readonly Content: ComponentType<{ readonly campaign: Campaign }>;
}

/** A register as a line of the list. */
const listed = <Row,>(register: Register<Row>): RegisterEntry => ({
  id: register.id,
  title: register.title,
  count: (campaign) => register.rows(campaign).length,
  Content: ({ campaign }) => <RegisterView register={register} campaign={campaign} />,
});

/** All registers in the order of the list. */
export const REGISTERS: readonly RegisterEntry[] = [
  { id: 'segment', title: 'cast:segment.title', count: undefined, Content: SegmentView },
  listed(players),
  listed(parties),
  { id: 'diplomacy', title: 'cast:diplomacy.title', count: undefined, Content: DiplomacyView },
  listed(characters),
  listed(settlements),
  listed(structures),
  listed(units),
  listed(treaties),
  listed(culture),
  listed(shelf),
];
