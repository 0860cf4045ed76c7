import type { Asker } from './asker';
import { type Answer, type Payload, type RequestName, REQUESTS } from './contract';

/** The part of Electron's `ipcMain` that is needed here. */
export interface Receiver {
  handle: (channel: string, listener: (asker: Asker, payload: unknown) => Promise<unknown>) => void;
}

export type Handlers = {
  readonly [Name in RequestName]: (payload: Payload<Name>) => Promise<Answer<Name>>;
};

/**
 * Connects the handlers to their channels. A request from anywhere else than our own page, or with a payload that
 * does not match its schema, is refused before a handler sees it; an answer that does not match is refused too.
 */
export function handleRequests(
  receiver: Receiver,
  handlers: Handlers,
  isOurs: (asker: Asker) => boolean,
): void {
  for (const name of Object.keys(REQUESTS) as RequestName[])
    connect(receiver, handlers, isOurs, name);
}

const connect = (
  receiver: Receiver,
  handlers: Handlers,
  isOurs: (asker: Asker) => boolean,
  name: RequestName,
): void => {
  const { channel, payload: schema, answer } = REQUESTS[name];
  const carryOut = handlers[name] as (payload: unknown) => Promise<unknown>;
  receiver.handle(channel, async (asker, payload) => {
    if (!isOurs(asker)) throw new Error(`${channel}: refused, unknown page`);
    const checked = schema.safeParse(payload);
    if (!checked.success) throw new Error(`${channel}: refused, malformed request`);
    return answer.parse(await carryOut(checked.data));
  });
};
