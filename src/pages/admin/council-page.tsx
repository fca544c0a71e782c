import { DeskHeader } from '@/features/desk/desk-header.tsx';
import { BilanPage } from '@/features/desk/figures/bilan/bilan-page.tsx';

/** `/admin/parcours/dashboard?vue=bilan`: the page of the council. */
export function Component() {
  return (
    <>
      <title>La page du conseil – Quêtes &amp; Codes</title>
      <DeskHeader vue="chiffres" />
      <BilanPage />
    </>
  );
}
