import { limits } from '@/domain/limits.ts';
import { MapFirstEditor } from '@/features/write-on-map/map-first-editor.tsx';
import { DeviceWriting } from './device-writing.tsx';

/** `/admin/parcours/d?vue=carte`: the map first. */
export function Component() {
  return <DeviceWriting Editor={MapFirstEditor} etapeCountMax={limits.etapeCount.max} />;
}
