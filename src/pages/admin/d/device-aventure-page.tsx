import { StoryWorkshop } from '../workshop/story-workshop.tsx';
import { DeviceWriting } from './device-writing.tsx';

/** `/admin/parcours/d?vue=aventure`: the story of an aventure, as a graph. */
export function Component() {
  return <DeviceWriting Editor={StoryWorkshop} />;
}
