import type { TurnInput } from '../kernel';
import { BOARD_43, boardWorld } from '../systems/eroberung';
import type { World } from '../world';

const start: TurnInput<World> = {
  world: boardWorld(BOARD_43),
  orders: {},
  rulings: {},
  settings: {},
  seed: 'eroberung',
};

export const eroberungSamples: readonly {
  readonly name: string;
  readonly input: TurnInput<World>;
}[] = [{ name: 'before anybody has a motherland', input: start }];
