import { weekdayNames } from '@app/domain/day/day-words'

/** Of a calendar: a letter for eyes, the name for ears. */
export const WeekdayHead = () => (
  <thead>
    <tr>
      {weekdayNames.map((name) => (
        <th key={name} scope="col">
          <span aria-hidden="true">{name[0]}</span>
          <span className="sr">{name}</span>
        </th>
      ))}
    </tr>
  </thead>
)
