/** One of them, drawn by chance, goes into each request for problems: without it a model soon repeats itself. */
export const everydayObjects: readonly string[] = `
  umbrella; teapot; shoelace; doormat; candle; ladder; bucket; mirror; pillow; spoon; bicycle bell; clothes peg;
  paper bag; key ring; broom; jar; blanket; button; scarf; suitcase; kettle; envelope; pencil; lamp; bench; mailbox;
  rubber band; sponge; curtain; chair; basket; flower pot; ruler; clock; whistle; towel; bottle; balloon; cushion;
  chalk; sandwich box; lunch tray; traffic cone; puddle; bus ticket; library card; bookmark; postcard; map; rope;
  kite; marble; dice; puzzle piece; sock; glove; hat; raincoat; zip; needle; thread; ribbon; cardboard box; tape;
  stapler; notebook; eraser; paper clip; magnet; torch; battery; radio; fan; oven glove; sieve; rolling pin; egg box;
  napkin; straw; tea towel; apple crate; watering can; wheelbarrow; rake; pebble; feather; leaf; pine cone; snowball;
  bird house; fence; gate; staircase; lift; vending machine; shopping trolley; market stall; fountain; statue; swing
`
  .split(';')
  .map((each) => each.trim())
