import type { FileKind } from '../ipc/contract';
import type { Handlers } from '../ipc/handle';
import { coded } from './coded';
import { createStreams } from './streams';

/** Functions of the shell used by files by stream: its dialogues. Null = cancelled. */
export interface StreamShell {
  readonly chooseFile: (kind: FileKind) => Promise<string | null>;
  readonly choosePlace: (wished: {
    readonly kind: FileKind;
    readonly name: string;
  }) => Promise<string | null>;
}

type StreamHandlers = Pick<
  Handlers,
  'streamOpen' | 'streamRead' | 'streamCreate' | 'streamWrite' | 'streamClose'
>;

/** Answers the page's requests for files by stream; `endStreams` throws away what a page left open that is gone. */
export function streamHandlers(
  { chooseFile, choosePlace }: StreamShell,
  streams = createStreams(),
): { readonly handlers: StreamHandlers; readonly endStreams: () => void } {
  return {
    endStreams: streams.end,
    handlers: {
      streamOpen: async ({ kind }) => {
        const path = await chooseFile(kind);
        return path === null ? null : coded(streams.open(path));
      },
      streamRead: (request) => coded(streams.read(request)),
      streamCreate: async (wished) => {
        const path = await choosePlace(wished);
        return path === null ? null : coded(streams.create(path));
      },
      streamWrite: (request) => coded(streams.write(request)).then(() => null),
      streamClose: (request) => coded(streams.close(request)),
    },
  };
}
