/**
 * What a command leaves behind: text for the two streams and the exit code.
 * 0 = done and nothing refused; 1 = done, and a finding refuses, cuts or asks; 2 = bad input or usage.
 */
export interface Outcome {
  readonly out: readonly string[];
  readonly err: readonly string[];
  readonly exit: 0 | 1 | 2;
}

/** Why a command cannot run: a text key below `terminal:problem` and the data of its sentence. */
export interface Problem {
  readonly name: string;
  readonly about: Readonly<Record<string, string | number>>;
  /** Id of the game in whose tongue it is said; absent before one is known. */
  readonly game?: string;
}

/** A problem of the terminal, to be said in one sentence. */
export function problem(name: string, about: Problem['about'] = {}): Problem {
  return { name, about };
}

/** A value, or the problem that stood in its way. */
export type Attempt<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export function done<Value>(value: Value): Attempt<Value> {
  return { ok: true, value };
}

export function failed(name: string, about: Problem['about'] = {}, game?: string): Attempt<never> {
  return {
    ok: false,
    problem: { ...problem(name, about), ...(game === undefined ? {} : { game }) },
  };
}
