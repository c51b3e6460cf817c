import { hubTexts } from "#messages/learning.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";

export function ComingSoonDialog({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={hubTexts.comingTitle}
      description={hubTexts.comingSoon(title)}
    >
      <Button onClick={onClose}>{hubTexts.understood}</Button>
    </Dialog>
  );
}
