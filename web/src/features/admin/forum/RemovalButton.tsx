import { Button } from "../../../ui/Button.tsx";

type RemovalButtonProps = {
  isRemoved: boolean;
  labels: { remove: string; putBack: string };
  isChanging: boolean;
  onChange: (isRemoved: boolean) => void;
};

export function RemovalButton({ isRemoved, labels, isChanging, onChange }: RemovalButtonProps) {
  return (
    <Button look="secondary" size="small" disabled={isChanging} onClick={() => onChange(!isRemoved)}>
      {isRemoved ? labels.putBack : labels.remove}
    </Button>
  );
}
