import { LineNotice } from '../help/line-notice.tsx';
import { RetourPanel } from '../menu/retour-panel.tsx';
import { SecoursPart } from '../menu/secours-part.tsx';

/** What somebody who is lost or hurt needs, in one file: to be imported by `safetyPart` alone. */
export const safetyParts = { LineNotice, RetourPanel, SecoursPart };
export type SafetyParts = typeof safetyParts;
