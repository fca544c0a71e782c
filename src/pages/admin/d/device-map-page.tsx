import { MapWorkshop } from '../workshop/workshop.tsx';
import { DeviceWriting } from './device-writing.tsx';

/** `/admin/parcours/d?vue=carte`: the workshop, to lay étapes on its map. */
export function Component() {
  return <DeviceWriting Editor={MapWorkshop} />;
}
