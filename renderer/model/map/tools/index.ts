import type { MapTool } from '../../state/view';
import { brush } from './brush';
import { eyedropper } from './eyedropper';
import { fill } from './fill';
import { grossfeld } from './grossfeld';
import { lasso } from './lasso';
import { line } from './line';
import { measure } from './measure';
import { order } from './order';
import { paste } from './paste';
import { rectangle } from './rectangle';
import { select } from './select';
import { bridge } from './bridge';
import { calibrate } from './calibrate';
import { canal } from './canal';
import { harbour } from './harbour';
import { label } from './label';
import { river } from './river';
import { road } from './road';
import { secret } from './secret';
import { settlement } from './settlement';
import { spring } from './spring';
import { wall } from './wall';
import type { Tool } from './tool';

/** Every tool of the map, in the order of the palette. A new tool is a folder beside these and a line here. */
export const TOOLS: readonly Tool[] = [
  select,
  brush,
  line,
  rectangle,
  lasso,
  fill,
  eyedropper,
  paste,
  river,
  canal,
  road,
  bridge,
  wall,
  harbour,
  spring,
  settlement,
  label,
  secret,
  measure,
  order,
  grossfeld,
  calibrate,
];

/** The tool with this name; `select` for an unknown name. */
export function toolOf(id: MapTool): Tool {
  return TOOLS.find((tool) => tool.id === id) ?? select;
}
