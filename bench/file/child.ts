import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { readCampaign, readCampaignArchive, writeCampaign } from '../../engine';
import { type FilePlan, longCampaign, scanOf, scansOf } from './campaign';
import { campaignFile } from '../../engine/testing/files';

/** A way of writing or reading a campaign file. */
export type Way = 'write-stream' | 'write-whole' | 'read-stream' | 'read-whole';

/** What a process needed for it, beyond what it held before. */
export interface Cost {
  /** Mebibytes of memory at most. */
  readonly peak: number;
  readonly ms: number;
  /** Bytes of the file. */
  readonly bytes: number;
}

const MIB = 1024 * 1024;
/** Most memory the process ever had, bytes. */
const peakNow = (): number => process.resourceUsage().maxRSS * 1024;

const clean = (): void => {
  const { gc } = globalThis as { gc?: () => void };
  gc?.();
};

const writeStream = (plan: FilePlan, file: string): (() => Promise<void>) => {
  const scans = scansOf(plan);
  const campaign = longCampaign(plan, scans.keys());
  return async () => {
    const to = openSync(file, 'w');
    const enclosure = (hash: string): Promise<Uint8Array | undefined> => {
      const number = scans.get(hash);
      return Promise.resolve(number === undefined ? undefined : scanOf(number));
    };
    const write = (chunk: Uint8Array): Promise<void> => {
      writeSync(to, chunk);
      return Promise.resolve();
    };
    const written = await writeCampaign(campaign, { enclosure }, { write });
    closeSync(to);
    if (!written.ok || written.value.missing.length > 0) throw new Error('scans are missing');
  };
};

const writeWhole = (plan: FilePlan, file: string): (() => Promise<void>) => {
  const scans = scansOf(plan);
  const campaign = longCampaign(plan, scans.keys());
  return () => {
    const images = Object.fromEntries([...scans].map(([hash, number]) => [hash, scanOf(number)]));
    writeFileSync(file, campaignFile(campaign, images));
    return Promise.resolve();
  };
};

const readStream = (plan: FilePlan, file: string) => async (): Promise<void> => {
  const from = openSync(file, 'r');
  let kept = 0;
  const source = {
    size: fstatSync(from).size,
    read: (start: number, end: number) => {
      const bytes = new Uint8Array(end - start);
      const length = readSync(from, bytes, 0, bytes.length, start);
      return Promise.resolve(bytes.subarray(0, length));
    },
  };
  const read = await readCampaign(source, () => {
    kept += 1;
    return Promise.resolve();
  });
  closeSync(from);
  if (!read.ok || kept !== plan.scans) throw new Error('not read whole');
};

const readWhole = (plan: FilePlan, file: string) => (): Promise<void> => {
  const read = readCampaignArchive(new Uint8Array(readFileSync(file)));
  if (!read.ok || Object.keys(read.value.images).length !== plan.scans)
    throw new Error('not read whole');
  return Promise.resolve();
};

const actOf = (way: Way, plan: FilePlan, file: string): (() => Promise<void>) => {
  switch (way) {
    case 'write-stream':
      return writeStream(plan, file);
    case 'write-whole':
      return writeWhole(plan, file);
    case 'read-stream':
      return readStream(plan, file);
    case 'read-whole':
      return readWhole(plan, file);
  }
};

/**
 * Writes or reads in this process and measures. The peak is that of the whole process less what it held when the act
 * began; a campaign to be written is there before.
 */
const costOf = async (way: Way, plan: FilePlan, file: string): Promise<Cost> => {
  const act = actOf(way, plan, file);
  clean();
  const before = process.memoryUsage().rss;
  const start = performance.now();
  await act();
  const ms = performance.now() - start;
  const to = openSync(file, 'r');
  const bytes = fstatSync(to).size;
  closeSync(to);
  return { peak: (peakNow() - before) / MIB, ms, bytes };
};

const WAYS: readonly Way[] = ['write-stream', 'write-whole', 'read-stream', 'read-whole'];
const [, , named, plan = '', path = ''] = process.argv;
const way = WAYS.find((one) => one === named);
if (way !== undefined)
  void costOf(way, JSON.parse(plan) as FilePlan, path).then((cost) => {
    console.log(JSON.stringify(cost));
  });
