interface Props {
  isOpen: boolean
  /** "Show All 7", where the number is known. */
  count?: number
  className?: string
  onToggle: () => void
}

/** Unfolds the rest of a list, and folds it again. */
export const ShowAllButton = ({ isOpen, count, className = '', onToggle }: Props) => (
  <button type="button" className={`link ${className}`} aria-expanded={isOpen} onClick={onToggle}>
    {isOpen ? 'Show Less' : count === undefined ? 'Show All' : `Show All ${count}`}
  </button>
)
