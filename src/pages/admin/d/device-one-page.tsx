import { limits } from '@/domain/limits.ts';
import { OnePage } from '../one-page.tsx';
import { DeviceWriting } from './device-writing.tsx';

/** `/admin/parcours/d?vue=page`: a whole short parcours on one page. */
export function Component() {
  return <DeviceWriting Editor={OnePage} etapeCountMax={limits.etapeCountSimple.max} />;
}
