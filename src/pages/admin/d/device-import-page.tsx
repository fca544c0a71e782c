import { useNavigate } from 'react-router';
import { ParcoursImport } from '@/features/parcours-import/parcours-import.tsx';
import { devicePaths } from '@/lib/paths.ts';
import { importTools } from '../import-tools.ts';
import { DeviceFrame } from './device-frame.tsx';

/** `/admin/parcours/d?vue=partir`: a template, a file or photos, then the workshop, without an account. */
export function Component() {
  const navigate = useNavigate();
  return (
    <DeviceFrame>
      <ParcoursImport
        tools={importTools}
        onCreated={(id) => void navigate(devicePaths.edit({ id }))}
      />
    </DeviceFrame>
  );
}
