/** Freezes a value and everything it holds; a rule that writes to its input then throws. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

const POISONED = ['Date', 'setTimeout', 'setInterval', 'queueMicrotask', 'fetch'] as const;

const poison = (name: string) => (): never => {
  throw new Error(`the engine asked for ${name}`);
};

/** Runs something while clock, timers, network and unseeded chance throw, then puts them back. */
export function withPoisonedGlobals<Value>(run: () => Value): Value {
  const saved = POISONED.map((name) => [name, globalThis[name]] as const);
  const { random } = Math;
  for (const name of POISONED) Object.assign(globalThis, { [name]: poison(name) });
  Math.random = poison('Math.random');
  try {
    return run();
  } finally {
    for (const [name, original] of saved) Object.assign(globalThis, { [name]: original });
    Math.random = random;
  }
}
