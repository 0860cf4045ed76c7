/**
 * What stands in a record under a key of the world, which can be any text: only the record's own entries count, not
 * what every object has by nature, such as `constructor`.
 */
export function entryOf<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
