import { GuidedEditor } from '@/features/write-guided/guided-editor.tsx';
import { DeviceWriting } from './device-writing.tsx';

/** `/admin/parcours/d?vue=pas-a-pas`: one decision a screen. */
export function Component() {
  return <DeviceWriting Editor={GuidedEditor} />;
}
