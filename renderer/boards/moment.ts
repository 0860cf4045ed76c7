import type { RuleSystem, Settings, World } from '../../engine';

/** A board as a step of the turn left it. */
export interface MomentBoardProps {
  readonly system: RuleSystem<World>;
  readonly settings: Settings;
  readonly before: World;
  readonly after: World;
  /** What it shows, for those who hear it. */
  readonly label: string;
}
