/** The outcome of something that can fail for ordinary reasons: a value, or what was wrong. Never an exception. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** A successful result. */
export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return {
    ok: true,
    value,
  };
}

/** A failed result. */
export function failure<Problem>(problem: Problem): {
  readonly ok: false;
  readonly problem: Problem;
} {
  return { ok: false, problem };
}
