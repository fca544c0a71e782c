import { readFileSync } from 'node:fs';

type ProcessorTime = { busy: number; stolen: number };

/** The fields of the first line of `/proc/stat`, after its name (proc(5)). */
const fieldNames = 'user nice system idle iowait irq softirq steal'.split(' ');

/** The processors' work since the machine began, in ticks, from the text of `/proc/stat`. */
export function readProcessorTime(text: string): ProcessorTime {
  const ticks = text.split('\n', 1)[0]?.split(/\s+/).slice(1).map(Number) ?? [];
  const of = (name: string) => ticks[fieldNames.indexOf(name)] ?? 0;
  const worked = ['user', 'nice', 'system', 'irq', 'softirq'].map(of);
  return { busy: worked.reduce((sum, one) => sum + one, 0), stolen: of('steal') };
}

/** The share, from 0 to 1, of this machine's demand that its host gave to others between two readings. */
export function stolenShare(before: ProcessorTime, after: ProcessorTime): number {
  const stolen = after.stolen - before.stolen;
  const wanted = after.busy - before.busy + stolen;
  return wanted === 0 ? 0 : stolen / wanted;
}

/** The processors' work until now; null if the system does not report it. */
export function processorTime(): ProcessorTime | null {
  try {
    return readProcessorTime(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return null;
  }
}
