import { PageWorkshop } from '../workshop/workshop.tsx';
import { DeviceWriting } from './device-writing.tsx';

/** `/admin/parcours/d?vue=page`: a whole parcours on one page of the workshop. */
export function Component() {
  return <DeviceWriting Editor={PageWorkshop} />;
}
