/** Sets whose icons may be loaded at run time. The configuration of Vite reads it too: it imports nothing. */
export const remoteSets = ['lucide', 'maki', 'temaki'] as const;
