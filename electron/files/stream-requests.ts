import type { FileKind } from '../ipc/contract';
import type { Handlers } from '../ipc/handle';
import { coded } from './coded';
import { createStreams } from './streams';

/** What files by stream need of the shell: its dialogues. Null = the GM thought better of it. */
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

const FAILED = 'file failed';

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
        return path === null ? null : coded(streams.open(path), FAILED);
      },
      streamRead: (request) => coded(streams.read(request), FAILED),
      streamCreate: async (wished) => {
        const path = await choosePlace(wished);
        return path === null ? null : coded(streams.create(path), FAILED);
      },
      streamWrite: (request) => coded(streams.write(request), FAILED).then(() => null),
      streamClose: (request) => coded(streams.close(request), FAILED),
    },
  };
}
