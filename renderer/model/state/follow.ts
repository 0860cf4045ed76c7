import { seen } from '../storage/glance';
import type { FeedMessage } from '../storage/feed';
import type { RowChange } from '../storage/rows';
import type { OpenDocument } from './open-document';
import type { SessionStore, SessionTools } from './session-shape';

type Step = Extract<FeedMessage, { kind: 'step' }>;

/** Keeps what is shown of a campaign level with the database while another window writes it. */
export interface Follower {
  /** Hears of a step on the disk. */
  readonly note: (step: Step) => void;
  /** What is shown counts for nothing: the next look reads all of it. */
  readonly distrust: () => void;
  /**
   * Brings what is shown level with the database; false if the campaign is gone. `isPatient` leaves steps that are on
   * the disk but not yet heard of to the message that will tell of them.
   */
  readonly look: (isPatient: boolean) => Promise<boolean>;
}

const at = (whole: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? (part as Readonly<Record<string, unknown>>)[key]
        : undefined,
    whole,
  );

const rowChanges = (
  before: unknown,
  after: unknown,
  paths: readonly (readonly string[])[],
): readonly RowChange[] =>
  paths.map((path) => ({ path, before: at(before, path), after: at(after, path) }));

/** A follower of the campaign with this id. */
export function createFollower(
  campaignId: string,
  { storage }: Pick<SessionTools, 'storage'>,
  acts: Pick<OpenDocument, 'document' | 'show'>,
  { set }: SessionStore,
): Follower {
  const heard = new Map<number, Step>();
  let isStale = false;

  const level = (revision: number, at: string): void => {
    for (const known of heard.keys()) if (known <= revision) heard.delete(known);
    set({ savedRevision: revision, save: { kind: 'saved', at } });
  };

  const readAll = async (): Promise<boolean> => {
    isStale = false;
    const opened = await storage.read(campaignId);
    if (opened === undefined) return false;
    acts.show(opened, null);
    level(opened.revision, opened.changedAt);
    return true;
  };

  /** The steps heard of that follow on this revision without a gap. */
  const after = (revision: number): readonly Step[] => {
    const steps: Step[] = [];
    for (let step = heard.get(revision + 1); step !== undefined;) {
      steps.push(step);
      step = heard.get(step.revision + 1);
    }
    return steps;
  };

  const look = async (isPatient: boolean): Promise<boolean> => {
    const before = acts.document();
    if (before === null) return true;
    const steps = after(before.revision);
    const rows = steps.flatMap((step) => step.rows);
    const found = await storage.glance(
      campaignId,
      rows,
      steps.flatMap((step) => step.acts),
    );
    if (found === undefined) return false;
    const told = before.revision + steps.length;
    if (!isStale && found.revision === told) {
      if (steps.length > 0) {
        const next = seen(before, found);
        acts.show(next, rowChanges(before.campaign, next.campaign, rows));
      }
      level(found.revision, found.changedAt);
      return true;
    }
    return isPatient && !isStale && found.revision > told ? true : readAll();
  };

  return {
    note: (step) => void heard.set(step.revision, step),
    distrust: () => {
      isStale = true;
    },
    look,
  };
}
