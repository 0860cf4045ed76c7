import { createHash } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { type Campaign, readCampaign, readCampaignArchive, writeCampaign } from '../../engine';
import { type FilePlan, longCampaign, scanOf, scansOf } from './campaign';
import { campaignFile } from '../../engine/testing/files';

/** A way of writing or reading a campaign file. */
export type Way = 'write-stream' | 'write-whole' | 'read-stream' | 'read-whole';

/** Resources a process needed, beyond what it held before. */
export interface Cost {
  /** Mebibytes of memory at most. */
  readonly peak: number;
  readonly ms: number;
  /** Bytes of the file. */
  readonly bytes: number;
  /** SHA-256 of the campaign written or read. */
  readonly campaign: string;
}

/** Writes or reads, and gives the campaign. */
type Act = () => Promise<Campaign>;

const MIB = 1024 * 1024;
/** Most memory the process ever had, bytes. */
const peakNow = (): number => process.resourceUsage().maxRSS * 1024;

const clean = (): void => {
  const { gc } = globalThis as { gc?: () => void };
  gc?.();
};

const writeStream = (plan: FilePlan, file: string): Act => {
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
    return campaign;
  };
};

const writeWhole = (plan: FilePlan, file: string): Act => {
  const scans = scansOf(plan);
  const campaign = longCampaign(plan, scans.keys());
  return () => {
    const images = Object.fromEntries([...scans].map(([hash, number]) => [hash, scanOf(number)]));
    writeFileSync(file, campaignFile(campaign, images));
    return Promise.resolve(campaign);
  };
};

const readStream = (plan: FilePlan, file: string) => async (): Promise<Campaign> => {
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
  return read.value.campaign;
};

const readWhole = (plan: FilePlan, file: string) => (): Promise<Campaign> => {
  const read = readCampaignArchive(new Uint8Array(readFileSync(file)));
  if (!read.ok || Object.keys(read.value.images).length !== plan.scans)
    throw new Error('not read whole');
  return Promise.resolve(read.value.campaign);
};

const actOf = (way: Way, plan: FilePlan, file: string): Act => {
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

/** Whatever the order of its keys. */
const hashOf = (campaign: Campaign): string => {
  const sorted = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(campaign, sorted)).digest('hex');
};

/**
 * Writes or reads in this process and measures. The peak is that of the whole process less what it held at the
 * beginning; a campaign to be written is in memory before.
 */
const costOf = async (way: Way, plan: FilePlan, file: string): Promise<Cost> => {
  const act = actOf(way, plan, file);
  clean();
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const campaign = await act();
  const ms = performance.now() - start;
  const peak = (peakNow() - before) / MIB;
  const to = openSync(file, 'r');
  const bytes = fstatSync(to).size;
  closeSync(to);
  return { peak, ms, bytes, campaign: hashOf(campaign) };
};

const WAYS: readonly Way[] = ['write-stream', 'write-whole', 'read-stream', 'read-whole'];
const [, , named, plan = '', path = ''] = process.argv;
const way = WAYS.find((one) => one === named);
if (way !== undefined)
  void costOf(way, JSON.parse(plan) as FilePlan, path).then((cost) => {
    console.log(JSON.stringify(cost));
  });
