import { MessageSquareQuote } from 'lucide-react';
import { MenuItem, MenuRule } from '../../components/menu.tsx';
import { useStore } from '../../lib/create-store.ts';
import { openModelDialog } from './model-dialog-state.ts';
import { modelName, modelOfDevice } from './model-setup.ts';

/** The one line of the settings about language models. */
export function ModelItem() {
  const setup = useStore(modelOfDevice);
  return (
    <>
      <MenuRule />
      <MenuItem
        icon={MessageSquareQuote}
        hint={setup ? modelName(setup.place) : 'None. Fields are found without one'}
        onSelect={openModelDialog}
      >
        Language model
      </MenuItem>
    </>
  );
}
