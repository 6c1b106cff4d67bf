import type { StrategyLists } from '@app/domain/scoring/strategies'

/** Words that give a strategy away. A word may point at more than one. */
export const strategyWords: StrategyLists = {
  tech: `app automatic battery button camera charge computer data device digital display drone electric electronic
    engine film gadget internet laptop laser led loudspeaker machine magnet microphone mobile motor online phone
    photograph podcast print printer program projector radio record recording robot screen sensor signal smartphone
    solar sound speaker tablet telephone television timer tool video website wheel wire wireless`,
  people: `adopt agree aunt band child children class club colleague community couple crowd everybody family father
    friend friendship grandfather grandmother grandparent greet group guest hug host introduce invite kid
    meet mother neighbour neighbor pair parent partner partnership pensioner person pupil share sister stranger student
    teacher team teenager together visit visitor volunteer welcome`,
  time: `afternoon ahead alarm anniversary annual autumn birthday calendar clock countdown daily date dawn deadline delay
    early evening future hour hourly hourglass instant interval late later longer midnight minute moment monday month
    morning night noon past pause postpone routine schedule season second sooner spring summer sunday sunrise sunset
    timetable tomorrow tonight week weekend weekly winter year yesterday`,
  place: `abroad attic balcony basement bathroom beach bedroom bench bridge building castle ceiling cellar city corner
    corridor country cupboard door doorway downstairs elsewhere entrance floor hall hotel house indoors island kitchen
    library map market move museum office outdoors park path pavement platform porch relocate roof room route school
    shelf shop square stairs station street table town travel upstairs village wall window`,
  money: `auction bank bargain bet bill borrow budget business buy cash cent charge cheap coin cost currency customer
    deal discount donate earn expensive fee fine free fund invest lend loan lottery market money pay penny price
    profit raffle refund rent sale save savings sell shop spend sponsor tax ticket tip trade treasure voucher wage`,
  play: `ball bet card challenge champion chess competition contest costume dare dice disguise fairground football fun
    funny gamble game goal guess hide hopscotch jigsaw joke juggle jump kite laugh level magic marathon match maze
    mask mystery party play pretend prank puppet puzzle quest quiz race riddle score silly skip sport swing tag team
    tickle toss toy treasure trick trivia win`,
  art: `art artist ballet beautiful carve choir collage colour color comic compose concert craft dance decorate
    design doodle drama draw drawing drum exhibition fashion film gallery guitar illustrate instrument jewellery knit
    lyric mosaic mural music musician opera ornament paint painting paper photo photograph piano picture poem poet
    poetry portrait pottery sculpture sew sing singer sketch song statue stencil story theatre tune verse weave`,
  rules: `agreement ban banned compulsory condition contract control deadline duty fair fine forbid forbidden
    guard instruction judge law licence limit mandatory maximum minimum moderator must obey only order penalty permit
    permission petition police policy promise queue regulation require rota rule scheme sequence standard strict
    turn vote warn warning whoever`,
  nature: `air animal ant bark bee beetle berry bird bloom blossom branch bush butterfly cat cloud compost dog
    dolphin earth feather fern fish flower forest frog garden grass grow hedge hedgehog herb hill horse insect leaf
    leaves lake meadow moon moss mountain mud mushroom nest owl pebble pet plant pond rain rainbow river rock root
    sand sea seed shell sky snow soil spider squirrel star stone storm sun sunflower tree water wave weather weed
    wild wind wood worm`,
  body: `ankle arm back balance barefoot bath beard blind blindfold blink body bounce bracelet breath breathe clap
    climb cold crawl dress ear elbow exercise eye face finger foot gym hair hand handshake hat head health heart heat
    hop jog knee leg lick lie limp listen march massage mouth muscle neck nose pillow posture pulse rest run scarf
    shoe shoulder shower sit skin sleep smell smile sneeze sniff sock stand step stomach stretch swim taste tattoo
    toe tongue touch voice walk wash whistle yoga`,
  food: `apple bake baker bakery barbecue bean beer biscuit bread breakfast butter cake candy canteen carrot cheese chef
    chili chocolate coffee cook cookie corn cream cup dessert dinner dish drink eat egg feast flour food fridge fruit
    garlic honey ice jam jar juice kettle kitchen lemon lemonade lunch meal menu milk mint nut onion orange oven
    pancake pasta pepper picnic pie pizza plate popcorn potato recipe restaurant rice roll salad salt sandwich sauce
    snack soup spice spoon stew strawberry sugar supper sweet tea toast tomato vegetable wine`,
  remove: `absence ban break burn cancel clear close cut delete destroy discard disappear drop dump eliminate empty
    erase fewer forget halve hide less lose minimal mute nothing omit quit reduce remove rid rip saw
    shed shorten shrink silence silent skip smash strip subtract tear throw trim vanish without`,
  combine: `add alloy assemble attach bind blend both braid bundle chain collect combination combine connect couple
    double fasten fuse glue hybrid include integrate join knot layer link merge mix mixture multi pack pile
    screw sew stack staple stick stitch string swap tape tie together unite weld with wrap`,
  reverse: `against anti backward backwards contrary converse exchange flip instead invert inverse mirror negative
    opposite overturn reflect reflection return reverse rotate sideways swap switch turn twist undo unlike
    upside wrong counter inward outward mirrored recoil rewind underneath untie unwrap unlearn unfold unpack backside
    flipside replace alternate exception refuse`,
  inform: `advertise advice announce answer arrow ask banner blog board book broadcast brochure code compare count
    diary discuss dictionary email explain fact flag guide guidebook hint info information interview journal
    label language leaflet learn lecture lesson letter list mail mark measure message news newspaper note
    notice poster postcard publish question read remind reminder report research say sign sticker
    study survey symbol talk teach tell text translate tutorial warn word write`,
  reward: `achievement applaud applause award badge bonus brag celebrate celebration certificate cheer compliment congratulate
    crown deserve earn encourage gift gold golden grateful honour honor hug incentive kiss medal motivation
    point praise present prize proud reward sticker surprise sweet thank thanks throne treat trophy winner`,
}
