// Code that reads the device for /download, in one file.
export { CarnetOnDevice } from '@/features/carnet/carnet-on-device.tsx';
export { StoredQueteList } from '@/features/device-storage/stored-quete-list.tsx';
