// Usage of npm run soak.

const USAGE = 'npm run soak -- [name ...] [--minutes N] [--seed N]';

/** The day's seed: the date as a number, such as 20261122. */
const seedOf = (day) => 10_000 * day.getFullYear() + 100 * (day.getMonth() + 1) + day.getDate();

/**
 * Reads the arguments. Without names every trial is wanted, without minutes each runs to its end, without a seed it is
 * the day's.
 * @param {readonly string[]} args
 * @param {Date} today
 * @returns {{ names: readonly string[], minutes: number | undefined, seed: number } | { problem: string }}
 */
export const soakWish = (args, today) => {
  const wish = { names: [], minutes: undefined, seed: seedOf(today) };
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (!arg.startsWith('-')) {
      wish.names.push(arg);
      continue;
    }
    const [option, inline] = arg.split('=');
    if (option !== '--minutes' && option !== '--seed')
      return { problem: `There is no option ${option}. ${USAGE}` };
    const text = inline ?? rest.shift() ?? '';
    const value = Number(text);
    const least = option === '--minutes' ? 1 : 0;
    if (text === '' || !Number.isSafeInteger(value) || value < least)
      return { problem: `${option} asks for a whole number, not "${text}". ${USAGE}` };
    wish[option.slice(2)] = value;
  }
  return wish;
};
