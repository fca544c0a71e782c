import { TouredWorkshop } from '../workshop/toured-workshop.tsx';
import { DeviceWriting } from './device-writing.tsx';

/** `/admin/parcours/d?vue=atelier`: the workshop, with a guided tour at the first visit. */
export function Component() {
  return <DeviceWriting Editor={TouredWorkshop} />;
}
