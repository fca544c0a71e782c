// Code that few parties need, in one file: a closed quête, an answer from the home page, a party from another phone, another language, a team, a group.
export { keepGardeInOwnLangue } from '@/data/garde/garde-langue.ts';
export { ClosedQuete } from '@/features/before-leaving/closed-quete.tsx';
export { EquipeLine } from '@/features/equipe/equipe-line.tsx';
export { DepartWait, GroupeLine } from '@/features/group-outing/groupe-line.tsx';
export { takeUpPassage } from './jouer-passage.ts';
export { takeUpReponse } from './jouer-reponse.ts';
