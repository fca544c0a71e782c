import { t } from '@lingui/core/macro';
import { useLocation } from 'react-router';
import { SignalerPriveePanel } from '@/features/play/menu/signaler-privee-panel.tsx';
import { PriveeDoor } from '@/features/private-quete/privee-door.tsx';
import { PaperTwin } from '@/features/quete-sheet/paper-twin.tsx';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { withQueries } from '@/lib/query/query-provider.tsx';

/** `/privee#<key>`: a quête played in private. The key is in the fragment, which no browser sends. */
export const Component = withQueries(function Privee() {
  const { hash } = useLocation();
  return (
    <>
      <PageHead
        title={t`Une quête privée`}
        description={t`Une quête privée s’ouvre par son lien, par son QR code, ou par un code à huit signes.`}
        path={paths.privee()}
        noindex
      />
      <PriveeDoor
        key={hash}
        hash={hash}
        report={(quete, onClose) => (
          <SignalerPriveePanel queteId={quete.id} onClose={onClose} />
        )}
        paper={(quete) => <PaperTwin quete={quete} />}
      />
    </>
  );
});
