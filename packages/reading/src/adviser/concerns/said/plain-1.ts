import { evenings } from './evenings.ts';

/** The plainest questions, message by message. */
export default evenings(`
  someone-comes-when | 저 언제 연애할 수 있을까요?
  > tells-more | 솔로 된지 3년 됐어요
  > love-this-year | 그럼 올해는 가능성 있나요?
  > where-to-meet | 어디서 만나게 될까요

  back-together-will | 그 사람이랑 다시 만날 수 있을까요?
  was-dumped | 헤어진지 두달 됐고 제가 차였어요
  > contact-ex-first | 제가 먼저 연락해도 될까요?
  > text-what | 뭐라고 보내는 게 좋을까요

  marry-when-alone | 결혼은 언제쯤 하게 될까요?
  > tells-more | 지금 만나는 사람은 없습니다
  kind-of-spouse | 배우자는 어떤 사람인가요?

  crush-likes-me | 그 오빠도 저 좋아하는 거 맞나요?
  > tells-good-sign | 같은 동아리인데 둘이 있으면 엄청 잘해줘요
  > warm-meeting-cold-text | 근데 단톡에선 그냥 똑같이 대해요 왜 그런 거예요?
  woman-confesses-first | 제가 먼저 고백할까요

  answers-slower | 썸녀가 답장이 느려요 마음 없는건가요?
  > warm-meeting-cold-text | 하루에 두세번 답 와요
  > tells-good-sign | 그래도 만나자고 하면 나오긴 함
  > ask-them-out | 이번 주말에 만나자고 해도 될까요

  us-two-match | 저희 궁합 어때요?
  same-fight-again | 1년 넘게 만났는데 요즘 자주 싸워요
  > often-fight-mismatch | 그럼 안 맞는 건가요?
  how-not-to-fight | 안 싸우려면 어떻게 해야 돼요?

  low-self-worth | 자존감이 너무 낮아서 연애를 못하겠어요
  belittled-by-ex | 전남친한테 외모 지적을 많이 들었어요
  > low-self-worth | 어떻게 하면 나아질까요

  love-this-year | 올해 연애운 있나요
  > best-month-for-love | 상반기가 나아요 하반기가 나아요?
  blind-date-day | 소개팅은 몇 월에 하는 게 좋아요?

  will-ex-contact | 전남친한테 연락 올까요?
  > ex-watches-stories | 인스타 스토리는 매번 봐요
  > ex-feelings-left | 그럼 미련 있는 거 아닌가요?
  > when-ex-contacts | 언제쯤 올 것 같아요?

  marry-at-all | 저 결혼할 수 있을까요..
  friends-all-paired | 주변에 다 가고 저만 남았어요
  > wed-age-pressure | 너무 늦은 건 아니죠?
  arranged-meeting | 선을 봐야 하나요

  confess-accepted | 짝녀한테 고백하고 싶은데 받아줄까요
  > tells-more | 과 동기고 친한 편이에요
  > friendship-after-confession | 거절당하면 어색해질까봐 무서워요
  > confess-when | 그럼 언제 고백하는 게 좋음?

  texts-grew-rare | 썸남이 갑자기 연락이 뜸해졌어요 왜이럴까요
  > good-until-then | 지난주까진 매일 톡했거든요
  > someone-else-too | 혹시 다른 여자 생긴 걸까요?
  text-first-or-wait | 기다려야 돼요 먼저 해야 돼요?

  partner-loves-me | 남자친구가 저를 진짜 사랑하나요?
  > never-says-love | 표현을 거의 안해요
  > how-they-show-love | 사랑하면 표현하는 거 아니에요?
  > may-i-be-angry | 서운하다고 말해도 될까요

  marry-this-one-should | 이 사람이랑 결혼해도 될까요?
  > tells-more | 3년 만났고 여자친구가 결혼 얘기를 자꾸 꺼냅니다
  no-money-to-wed | 아직 모아둔 돈이 많지 않아서 망설여집니다
  proposal-when | 언제쯤 프로포즈하는 게 좋을까요?

  only-bad-ones | 왜 맨날 나쁜 남자만 만나지?
  > tells-more | 전전남친도 바람 전남친도 바람
  > is-it-my-fault | 내가 문제인거야?
  wish-of-the-next-one | 다음엔 좋은 사람 만날 수 있어?

  ex-regrets | 그 사람 저 후회하고 있을까요?
  left-me-for-another | 환승이별 당했어요
  > ex-new-couple-lasts | 새 여자랑은 오래 갈까요?
  > good-to-go-back | 돌아오면 받아줘야 할까요

  someone-comes-when | 여친 언제 생김?
  never-loved | 모솔임
  > blind-date-offered | 소개팅 나가면 됨?
  am-i-charming | 나 인기 없는 사주야?

  couple-reaches-marriage | 우리 궁합이 결혼까지 갈 궁합인가요
  > tells-more | 사귄지 8개월이에요
  > what-fits-best | 어떤 점이 제일 잘 맞아요?
  > where-we-clash | 안 맞는 점도 솔직하게 말해주세요

  crush-come-closer | 알바 오빠를 좋아해요 어떻게 다가가야 할까요
  > tells-more | 저보다 두살 많고 말은 가끔 해요
  > number-unknown | 번호 먼저 물어봐도 될까요?
  > crush-single-or-not | 여자친구 있으면 어떡하죠

  marry-when-alone | 결혼운이 들어오는 시기가 언제예요?
  > sooner-than-that | 내후년이면 너무 늦은데요ㅠㅠ
  > sooner-than-that | 더 빨리는 안 될까요

  shall-part | 헤어져야 할까요?
  lie-found-out | 남친이 거짓말하고 클럽 갔다가 걸렸어요
  > tells-more | 이번이 두번째예요
  > will-partner-change | 바뀔 수 있는 사람일까요

  back-together-will | 재회 가능성이 있습니까
  parted-over-my-ways | 제가 일 때문에 소홀해서 헤어졌습니다
  > ex-thinks-of-me | 상대방 마음은 지금 어떤가요
  > contact-ex-when | 언제 연락하는 것이 좋겠습니까

  someone-comes-when | 인연이 언제 나타날까요?
  > kind-of-person-to-come | 어떤 스타일의 남자예요?
  > older-or-younger | 나이차는요?
  > where-to-meet | 어디서 만나요?

  is-it-ssum | 이거 썸 맞나요?
  > tells-good-sign | 둘이 영화도 보고 밥도 먹었어요
  > slow-to-touch | 근데 손도 안 잡아요
  > confess-when | 고백은 언제쯤 할까요 그 사람이

  too-late-by-age | 이 나이에도 좋은 사람 만날 수 있을까요?
  divorced-with-a-child | 이혼한지 4년 됐고 아이가 하나 있어요
  after-divorce | 재혼운이 있나요
  > divorced-with-a-child | 아이를 받아줄 사람일까요?

  give-up-crush | 짝사랑 그만두고 싶어요
  > loved-so-much | 1년 반이나 좋아했는데 상대는 몰라요
  > how-to-forget | 어떻게 해야 잊을 수 있을까요

  us-two-match | 여친이랑 궁합좀 봐주세요
  opposite-natures | 성격이 완전 반대임
  > opposite-natures | 반대면 오래 못가나요?

  how-to-forget | 헤어진 사람을 못 잊겠어요
  hurts-after-months | 반년이 지났는데 매일 생각나요
  > how-long-it-hurts | 언제쯤 괜찮아질까요
  new-love-to-forget | 다른 사람 만나면 잊혀질까요?

  second-date-offer | 소개팅남 애프터 올까요?
  date-went-well | 어제 만났는데 분위기는 좋았어요
  > polite-or-meant | 잘 들어갔냐는 톡만 왔어요
  > text-first-or-wait | 제가 먼저 톡할까요?

  partner-thinks-marriage | 남자친구가 결혼 얘기를 안 꺼내요
  > tells-more | 만난지 4년 됐어요
  > partner-thinks-marriage | 저랑 결혼할 생각은 있는 걸까요?
  > may-i-do-so | 제가 먼저 말해도 돼요?

  why-still-alone | 난 왜 연애를 못할까
  never-a-second-date | 소개팅도 세번 했는데 다 안됨
  > am-i-charming | 내가 매력이 없나?
  > my-faults | 뭘 고쳐야 돼

  contact-backfires | 전여친한테 다시 연락하면 차단당할까요
  > apologise-after-parting | 헤어질때 제가 심한 말 했어요
  > apologise-after-parting | 사과부터 해야 되죠?
  > apology-words | 문자로 뭐라고 쓰면 좋을까요

  divorce-or-not | 남편이랑 계속 살아야 할까요
  stay-for-children | 애들 때문에 참고 있어요
  spouse-changed | 남편은 저한테 마음이 떠난 걸까요
  > life-after-divorce | 이혼하면 제가 더 나아질까요?

  ssum-becomes-love | 저랑 이 사람 잘될까요?
  > tells-more | 소개받아서 세번 만났어요
  > ssum-official-when | 언제쯤 사귀게 될까요?

  it-always-fizzles | 썸만 타다가 끝나요 항상
  > never-reaches-wedding | 왜 그런 걸까요?
  > tells-own-part | 제가 너무 재는 편이긴 해요
  someone-comes-when | 다음 썸은 언제 와요ㅋㅋ

  crush-likes-me | 회사 선배를 좋아하는데 저를 어떻게 생각할까요?
  > tells-good-sign | 밥은 몇번 사주셨어요
  > only-a-younger-sister | 그냥 후배로만 보는 거겠죠?
  > office-love-wise | 사내연애 괜찮을까요

  > blocked-by-ex | 카톡이랑 인스타 다 차단이에요
  > blocked-by-ex | 풀어줄 가능성은요
  > wait-for-ex | 그냥 잊는 게 나을까요

  marry-this-year | 올해 결혼 가능할까요
  parents-press | 부모님 성화가 심합니다
  marriage-agency | 결혼정보회사 가입하는 게 좋을까요?

  waiting-for-soldier | 군대 간 남친이랑 오래 갈 수 있을까요
  > tells-more | 입대한지 두달 됐어요
  > wait-for-ex | 기다리는 게 맞을까요?
  > apart-heart-changes | 남친은 변하지 않을까요

  lonely-night | 요즘 너무 외로워요
  friends-all-paired | 친구들은 다 연애중이에요
  > someone-comes | 저한테도 사람이 올까요?
  > how-to-meet | 그럼 뭘 하면 좋을까요

  read-no-answer | 읽씹당했어요ㅠ
  > sent-no-answer-yet | 어제 저녁에 보낸 건데 아직 답이 없어요
  > after-no-answer | 한번 더 보내도 되나요?
  > ssum-likes-me | 저한테 관심 없는 거죠

  us-two-match | 연하 남친이랑 궁합 괜찮아요?
  > tells-more | 세살 어려요
  marry-this-one-should | 결혼 상대로는 어때요

  crush-likes-me | 그 여자 마음이 궁금합니다
  crush-club | 모임에서 만난 분인데 웃으면서 잘 대해줍니다
  > ssum-or-only-kind | 저한테만 그런 걸까요?
  > ask-them-out | 식사 한번 하자고 해도 될까요

  wants-time-apart | 남친이 시간을 갖자고 했어요
  > wants-time-apart | 이거 헤어지자는 말이에요?
  > contact-during-time-apart | 연락하지 말고 기다려야 하나요
  > how-long-to-wait | 얼마나 기다려야 돼요

  next-year-luck | 내년 연애운 어때요?
  > tells-more | 올해는 진짜 아무 일도 없었어요
  > best-month-for-love | 내년 몇월이 제일 좋아요
  > couple-reaches-marriage | 결혼까지 이어질까요?

  crush-likes-me | 좋아하는 애가 있는데 걔도 나 좋아할까?
  > eyes-meet | 같은 수업 듣고 가끔 눈 마주쳐
  > never-spoke-to-crush | 근데 말은 두번밖에 안해봄
  > follow-them-first | 인스타 팔로우 걸어볼까?

  parents-oppose-wedding | 부모님이 결혼을 반대해요
  > parents-mind-job-money | 남자친구 직업이 불안정하다고요
  > persuade-my-parents | 설득할 수 있을까요?
  > married-life-ahead | 반대해도 결혼하면 행복할까요

  couple-slump | 여자친구가 권태기래요
  > tells-more | 저는 아직 많이 좋아하거든요
  > mend-the-couple | 어떻게 해야 돌아설까요
  > i-want-distance | 시간을 주는 게 맞나요?

  spouse-blessing | 제 배우자복 어때요?
  spouse-money | 돈 많은 남자 만날 수 있나요ㅎㅎ
  marry-when-alone | 몇살에 결혼하는 게 좋아요?

  i-dumped-and-regret | 제가 찼는데 후회돼요
  > hold-who-leaves | 지금이라도 잡으면 잡힐까요?
  > ex-hates-me | 그 사람은 저를 미워할까요
  > would-they-come-out | 만나자고 하면 나올까요

  someone-comes-when | 연애 시작하기 좋은 시기가 언제예요?
  > ready-for-love | 취준중이라 여유는 없어요
  work-or-love | 취업이 먼저일까요 연애가 먼저일까요

  friend-grows-warm | 남사친이 갑자기 잘해줘요 무슨 마음일까요
  > tells-more | 10년지기예요
  > friend-i-love | 저도 조금 흔들려요
  > friendship-after-confession | 사귀다 헤어지면 친구도 잃는 거잖아요

  couple-contact-little | 남친이 연락을 너무 안해요
  > tells-more | 일 바쁘다고 하는데 하루에 한두번이 다예요
  > partner-cooled | 마음이 식은 걸까요?
  > how-not-to-fight | 어떻게 말해야 싸우지 않을까요

  after-divorce | 재혼 상대를 만날 수 있을까요
  > tells-more | 이혼한 지 2년 됐습니다
  > someone-comes-when | 언제쯤이 좋겠습니까
  > kind-of-person-to-come | 어떤 사람이 저와 맞습니까

  > just-became-couple | 사귄지 얼마 안됐어요
  > closeness-mismatch | 안 맞으면 노력으로 되나요

  crush-taken | 짝사랑 상대가 여친이 있어요
  > crush-taken | 포기해야겠죠?
  > taken-one-confides | 근데 요즘 사이 안 좋다고 저한테 하소연해요
  > crush-likes-me | 저한테 마음 있는 거 아닐까요

  comfort-me | 마음이 너무 힘들어요
  lonely-night | 퇴근하고 집에 오면 그냥 눈물이 나요
  > when-we-get-better | 언제쯤 나아질까요
  over-sensitive | 제가 예민한 걸까요?

  was-that-right | 헤어지자고 했는데 잘한 걸까요
  i-said-breakup-in-anger | 너무 지쳐서 홧김에 말했어요
  > tells-their-words | 남친은 알겠대요...
  > hold-who-leaves | 다시 붙잡아야 할까요

  answers-slower | 여자들은 왜 답장을 늦게함?
  left-unread | 관심있는 애가 안읽씹함
  > am-i-turned-down | 이거 끝난거지?
  > after-no-answer | 어케 해야됨

  right-one-for-me | 지금 남자친구가 제 결혼 상대가 맞을까요?
  > tells-more | 만난지 1년 됐어요
  thrill-gone | 좋은 사람인데 설레지가 않아요
  > terms-without-spark | 설렘 없이 결혼해도 될까요?

  someone-comes-when | 첫 연애 언제 할 수 있을까요
  never-loved | 한번도 사귀어본 적이 없어요
  > am-i-odd | 제가 이상한 건가요?
  > kind-of-person-to-come | 어떤 사람이랑 잘 맞아요?

  good-to-go-back | 5년 사귄 남친이랑 헤어졌는데 다시 만나는 게 맞나요
  parted-over-marriage | 결혼 문제로 싸우다 헤어졌어요
  > ex-feelings-left | 그 사람도 저 생각할까요?
  > couple-reaches-marriage | 재회하면 결혼까지 갈까요

  crush-coworker | 직장 동료 짝사랑 중입니다
  > crush-likes-me | 그분은 저한테 관심이 있을까요
  > ask-them-out | 커피 한잔 하자고 하면 부담스러워할까요?
  > ask-out-when | 타이밍이 언제가 좋을까요

  us-two-match | 다섯살 차이인데 궁합 괜찮나요?
  looked-down-on | 오빠가 저를 애 취급해요
  > must-i-adjust | 제가 맞춰줘야 하나요?

  alone-for-life | 혼자 살 팔자인가요?
  > tells-more | 연애한지 6년 됐어요
  spouse-blessing | 남자복이 없는 걸까요
  > someone-comes-when | 그럼 언제 바뀌어요?

  texts-never-meets | 카톡은 매일 하는데 만나자는 말을 안해요
  > tells-more | 한달째 이래요
  > am-i-kept-around | 저 어장당하는 건가요?
  > ask-them-out | 제가 만나자고 해볼까요

  is-partner-cheating | 남자친구가 바람피우는 것 같아요
  > partner-hides-something | 휴대폰을 뒤집어 놓고 화장실에도 들고가요
  > is-partner-cheating | 진짜 바람일까요?
  > confront-or-pretend | 물어봐야 하나요 모른척해야 하나요

  will-ex-contact | 헤어진지 2주 됐어요 연락 올까요
  > miss-ex-tonight | 너무 보고싶어요
  > when-ex-contacts | 언제쯤 올까요?
  > after-that-month | 안 오면 어떡해요

  marry-this-one-should | 내년에 결혼해도 괜찮을까요?
  > wedding-date | 날짜는 봄 가을 중에 언제가 좋을까요
  two-families-meet | 양가 상견례는 언제쯤 하면 될까요

  marry-at-all | 저 결혼 포기해야 하나요
  > blind-dates-tire | 선만 스무번 넘게 봤어요
  blind-date-offered | 이번 달에 또 선 들어왔는데 나가볼까요?
  > recognise-the-one | 좋은 사람 알아보는 법 있을까요

  low-self-worth | 자꾸 남이랑 비교하게 돼요
  > tells-more | 친구는 남친이 명품백도 사주고 그러는데
  > low-self-worth | 저는 왜 이럴까요
  ease-my-mind | 마음 편해지는 방법 있어요?

  confess-refused | 고백했다가 차였어요ㅠㅠ
  > stay-friends-said | 친구로 지내자는데 가능할까요
  > is-there-hope | 나중에 마음이 바뀔 수도 있을까요?
  > confess-again | 다시 고백하면 안되겠죠

  ex-has-someone-maybe | 헤어진 여자친구가 새 남자 생긴 것 같습니다
  > ex-hints-on-profile | 프사가 바뀌었더라고요
  > give-up-crush | 포기하는 게 맞습니까?
  > will-ex-contact | 기다리면 올까요

  what-are-they-thinking | 이 남자 무슨 생각인지 모르겠어요
  hot-and-cold | 잘해주다가 연락 끊기고 또 와요
  > serious-or-light | 저 갖고 노는 걸까요?
  > shall-part | 끊어내는 게 나을까요

  my-animal-year | 저는 어떤 띠랑 잘 맞아요?
  older-or-younger | 연상이 나아요 연하가 나아요?
  > kind-of-person-to-come | 성격은 어떤 사람이 좋아요

  couple-lasts | 남자친구랑 오래갈까요?
  > just-became-couple | 사귄지 100일 됐어요!
  > couple-hard-time | 언제가 고비예요?

  spouse-blessing | 난 여자복이 없냐
  > only-bad-ones | 만나는 여자마다 돈 얘기만 함
  > someone-comes-when | 언제 제대로 된 여자 만나냐

  why-i-cling | 남친한테 집착하게 돼요
  anxious-in-love | 답장 없으면 불안해서 아무것도 못해요
  > how-would-they-take-it | 남친이 질려할까요?
  > fall-too-fast | 어떻게 고쳐요

  should-live-together | 동거 먼저 해보는 거 어떨까요?
  > should-live-together | 남친이 같이 살자고 해요
  > partner-thinks-marriage | 결혼은 아직 확답이 없어요
  > should-live-together | 동거하면 결혼 안하려고 할까요

  blind-date-coming | 소개팅 들어왔는데 이번엔 잘될까요
  > tells-more | 다음주 토요일에 만나요
  > blind-date-talk | 첫만남에 어떻게 하면 좋아요?
  > what-to-wear | 뭐 입고 갈까요ㅋㅋ

  ex-contacts-why | 전남친이 새벽에 자니? 하고 왔어요
  > ex-drunk-call | 술김일까요 진심일까요
  > answer-ex | 답장해야 할까요?
  > reply-to-ex | 뭐라고 답하죠

  luck-this-month | 이번 달 연애운 좀 봐주세요
  > luck-next-month | 다음 달은요?
  join-a-club | 모임에 나가볼까 하는데 괜찮을까요

  us-two-match | 이 여자와 제 궁합이 어떻습니까
  > tells-more | 사귄 지 반년입니다
  > who-gives-in | 누가 더 맞춰가야 하는 궁합입니까
  > married-life-ahead | 결혼하면 잘 살겠습니까

  long-distance | 장거리연애 괜찮을까요?
  > long-distance | 남친이 부산으로 발령났어요
  how-often-meet-in-ssum | 얼마나 자주 봐야 돼요
  > apart-heart-changes | 멀어지면 마음도 멀어질까요

  how-to-forget | 이별 극복하는 방법 알려주세요
  > cannot-sleep-or-eat-after | 한달째 밥도 잘 못먹어요
  i-keep-looking-at-ex | 그사람 인스타 안 봐야 되는 거 아는데 자꾸 봐요
  > how-long-it-hurts | 언제 괜찮아져요

  is-it-only-me | 저 혼자 좋아하는 것 같아요
  always-me-first | 만나면 좋은데 연락은 늘 제가 먼저예요
  > if-i-stop-texting | 제가 연락 안 하면 먼저 할까요?
  > give-up-crush | 포기하는 게 맞을까요

  marry-when-alone | 저 결혼 일찍 해요 늦게 해요?
  > marry-when-alone | 서른 전에 하고 싶어요
  > already-around | 상대는 이미 아는 사람이에요?

  says-part-each-fight | 여친이 자꾸 헤어지자고 함
  > says-part-each-fight | 싸울때마다 그래
  > told-lets-part | 진심일까?
  > shall-part | 이번엔 그냥 헤어질까

  text-first-or-wait | 먼저 연락해도 될까요?
  > tells-more | 마지막 연락이 일주일 전이에요
  > reopen-chat | 뭐라고 시작하면 자연스러울까요
  > after-no-answer | 답 안오면요?

  love-this-year | 올해 남자 들어오나요
  after-divorce | 이혼하고 혼자 된지 오래예요
  > what-to-beware | 어떤 남자를 조심해야 돼요?

  their-parents-dislike-me | 시어머니 될 분이 저를 싫어하세요
  marry-this-one-should | 이 결혼 해도 될까요?
  > spouse-not-on-my-side | 남자친구가 중간에서 역할을 못해요
  > spouse-not-on-my-side | 어떻게 말해야 제 편이 되어줄까요

  dating-app-try | 소개팅 어플로 만나도 됨?
  > someone-comes | 좋은 사람 있을까
  > kind-of-person-to-come | 나랑 맞는 여자는 어떤 스타일?
  > someone-comes-when | 언제 생기냐고 그래서

  back-together-how | 재회하려면 어떻게 해야 하나요?
  > why-it-ended | 헤어진 이유는 성격차이예요
  > contact-backfires | 지금 연락하면 역효과일까요?
  > contact-ex-when | 얼마나 기다렸다가 해요

  follow-them-first | 인스타 디엠 먼저 보내도 될까요?
  > liked-my-post | 스토리에 하트는 눌러줘요
  > liked-my-post | 하트 누르는 거 관심 맞죠?

  us-two-match | 남편이랑 저 궁합이 안 좋은가요?
  spouse-no-talk | 결혼 5년차인데 대화가 없어요
  > can-we-be-good-again | 다시 좋아질 수 있을까요?
  > mend-the-couple | 제가 뭘 하면 좋을까요

  low-self-worth | 사랑받을 자격이 없는 것 같아요
  always-left-behind | 맨날 차이기만 했어요
  will-i-be-loved | 저도 사랑받을 수 있을까요?

  crush-likes-me | 짝남이 저한테 관심 있을까요?
  > eyes-meet | 제가 인사하면 웃어줘요
  > ssum-or-only-kind | 다른 애들한테도 그래요ㅠ
  > make-crush-see-me | 어떻게 하면 저를 좋아하게 만들 수 있어요?

  proposal-will-come | 올해 안에 프로포즈 받을 수 있을까요
  > tells-more | 슬슬 눈치는 주고 있어요ㅋㅋ
  > proposal-will-come | 언제쯤 할 것 같아요?
  > how-would-they-take-it | 너무 티내면 부담스러워할까요

  how-to-forget | 헤어진 여친 못잊겠다
  parted-over-my-ways | 내가 잘못해서 헤어짐
  > hold-who-leaves | 붙잡으면 돌아올까
  > go-to-their-door | 찾아가는건 오바냐?

  feels-nothing | 만나고 싶은 사람이 없어요
  too-picky | 눈이 높다는 말을 자주 들어요
  > too-picky | 눈을 낮춰야 하나요?
  where-to-meet | 제 인연은 어디 있을까요

  ssum-or-only-kind | 호감인지 예의인지 모르겠어요
  > crush-client | 거래처 분인데 일 끝나고도 톡이 와요
  > crush-single-or-not | 유부남은 아니겠죠?
  > how-can-i-tell | 어떻게 확인해요

  partners-ex-in-touch | 남친이 전여친이랑 연락해요
  > can-i-trust-partner | 친구로 지낸다는데 믿어도 될까요
  > how-would-they-take-it | 연락 끊으라고 하면 싫어할까요?
  > am-i-bad-for-it | 저만 속좁은 사람 되는 것 같아요

  marry-when-alone | 노산 될까봐 걱정돼요 결혼 언제 하죠
  > tells-more | 아이도 낳고 싶거든요
  will-i-have-children | 자식복은 있나요?

  back-together-will | 냉정하게 말해줘요 재회 안되죠?
  > why-ex-silent | 8개월째 연락 없어요
  > ex-hurts-too | 그 사람은 이미 잊었겠죠
  > alone-from-now-on | 그럼 저는 어떻게 살아야 해요

  never-spoke-to-crush | 좋아하는 사람이 생겼는데 말을 못 걸겠어요
  > ask-a-stranger | 도서관에서 매일 봐요
  > confess-by-letter | 쪽지 남기면 이상할까요
  > text-what | 뭐라고 써요

  us-two-match | 친구에서 연인이 될 수 있는 궁합인가요?
  > tells-more | 고등학교 때부터 친구예요
  > only-a-younger-sister | 그 친구는 저를 여자로 볼까요?

  silent-treatment | 남친이랑 싸웠는데 3일째 연락이 없어요
  > who-apologises-first | 제가 먼저 사과해야 하나요?
  > take-my-side | 솔직히 걔가 잘못했거든요
  > afraid-they-leave | 이러다 헤어지는 건가요

  someone-comes-when | 저 연애운 언제 트여요?
  > tells-more | 지금 썸도 없고 아무것도 없음요
  > prepare-until-then | ㅠㅠ 그때까지 뭐해요
  > kind-of-person-to-come | 다가오는 사람 성격은 어때요?

  part-again-after | 재회했는데 또 헤어질까봐 무서워요
  > on-off-couple | 두번 헤어졌다 만났어요
  > part-again-after | 이번엔 오래 갈까요?
  > and-what-of-them | 남친도 저처럼 불안할까요

  marry-at-all | 늦었지만 장가갈 수 있겠습니까
  foreign-partner | 국제결혼도 생각하고 있습니다
  abroad-or-home | 인연이 국내에 있을까요 해외에 있을까요

  always-me-first | 썸남이 선톡을 안해요
  > tells-good-sign | 제가 하면 답은 칼같이 와요
  > ssum-likes-me | 저한테 관심은 있는 걸까요?
  > if-i-stop-texting | 며칠 연락 안 해볼까요

  couple-slump | 권태기인 것 같아요
  > thrill-gone | 남친이 뭘 해도 설레지 않고 짜증나요
  shall-part | 헤어질 때가 된 걸까요
  > couple-slump | 극복할 방법은요?

  two-at-once | 두 사람 사이에서 고민돼요
  > two-at-once | 한명은 안정적이고 한명은 설레요
  > two-at-once | 누구를 골라야 할까요?
  > someone-comes | 둘 다 아니면요

  anger-at-ex | 전남친이 너무 미워요
  was-cheated-on | 저 두고 바람폈거든요
  > wish-they-regret | 벌받을까요?
  ashamed-of-longing | 근데도 보고싶은 제가 한심해요

  crush-church | 교회 오빠... 아니 동생인데 좋아해요ㅋㅋ
  > tells-more | 한살 어려요
  only-a-younger-sister | 연하도 저를 여자로 볼까요
  > show-it-or-hide | 티를 좀 내도 될까요?

  no-love-in-chart | 제 사주에 남자 있어요?
  > how-many-loves | 몇명이나 있어요ㅋㅋ
  > someone-comes-when | 제일 가까운 건 언제예요?
  > spouse-job | 직업은 뭐 하는 사람이에요

  wedding-about-to-break | 결혼 준비하다가 너무 싸워요 파혼해야 하나요
  > who-pays-house | 집 문제로요
  house-from-parents | 남자친구 집에서 보탠다고 유세예요
  > marry-this-one-should | 이대로 결혼하면 후회할까요?

  i-ask-to-date | 두번째 만남에서 고백해도 되나요
  > date-went-well | 첫만남때 5시간 얘기했어요
  > is-it-too-fast | 너무 빠른 걸까요?
  > third-date | 세번째가 나을까요 그럼

  trust-again-after-hurt | 사람을 못 믿겠어요
  was-cheated-on | 전에 사귄 사람이 양다리였거든요
  > someone-comes | 다시 연애할 수 있을까요?
  > trust-again-after-hurt | 어떻게 해야 믿을 수 있어요

  gunghap-bad | 궁합이 안 좋으면 헤어져야 하나요?
  > gunghap-bad | 다른 데서 상극이래요
  > us-two-match | 진짜 상극이에요?
  > marry-this-one-should | 그래도 결혼하고 싶은데요

  ex-feelings-left | 그 사람 지금 무슨 생각 하고 있을까요
  > no-contact-days | 헤어지고 한번도 연락 안했어요
  > ex-thinks-of-me | 저를 그리워하긴 할까요
  > how-would-they-take-it | 먼저 연락하면 좋아할까요?

  partner-cooled | 여자친구 마음이 식은 것 같습니다
  > partner-cooled | 요즘 만나도 휴대폰만 봅니다
  > is-partner-cheating | 다른 남자가 생긴 걸까요?
  > can-we-be-good-again | 어떻게 하면 다시 좋아질까요

  crush-come-closer | 이상형인 사람을 봤는데 어떻게 친해지죠
  > crush-classmate | 같은 학교 선배예요
  introvert-in-love | 저 너무 소심해서 말을 못해요
  > go-to-gathering | 술자리에 따라가볼까요?

  wed-too-fast | 사귄지 3개월인데 결혼하재요 너무 빠른가요
  > tells-more | 저도 싫진 않아요
  > can-i-trust-partner | 믿어도 되는 사람일까요
  > contact-ex-when | 언제 하는 게 좋아요?

  keep-talk-going | 관심있는 사람이랑 연락 이어가는 법 좀요
  > keep-talk-going | 할말이 없어서 자꾸 끊겨요
  > keep-talk-going | 질문을 많이 하면 되나요
  > keep-talk-going | 뭘 물어보면 좋을까요

  lent-money-partner | 남친이 돈을 자꾸 빌려달래요
  > lent-money-partner | 지금까지 300 정도 빌려줬어요
  > shall-part | 헤어지는 게 맞겠죠?
  > lent-money-partner | 돈은 받을 수 있을까요

  kind-of-spouse | 제 아내 될 사람은 어떤 사람일까요?
  > someone-comes-when | 언제 만나요?
  > recognise-the-one | 첫눈에 알아볼 수 있을까요

  back-together-will | 그 사람이 돌아올까요
  > parted-though-loving | 서로 좋아하는데 상황 때문에 헤어졌어요
  > back-together-when | 돌아온다면 언제일까요?
  > partner-not-ready | 기다려도 될까요

  content-alone | 지금 연애 안하고 일만 하는데 괜찮을까요
  content-alone | 솔직히 혼자가 편해요
  > age-gap-couple | 나중에 후회할까요?

  kissed-not-named | 키스까지 했는데 사귀자는 말이 없어요
  > define-us | 우리 무슨 사이냐고 물어봐도 될까요
  > serious-or-light | 그냥 즐기는 걸까요?
  > shall-part | 끝내야 하나요

  who-loves-more | 저희 둘 중에 누가 더 좋아해요?
  > tells-more | 저는 제가 더 좋아하는 것 같아서요
  > how-much-loved | 남친은 저를 어떻게 생각해요
  couple-reaches-marriage | 결혼운도 있나요 저희?

  looks-and-love | 살쪄서 연애 못하는 걸까요
  > looks-and-love | 10키로 쪘어요
  looks-and-love | 빼면 남친 생길까요?
  secret-admirer | 나 좋다는 사람이 있긴 할까

  crush-comes-true | 짝사랑 3년째인데 가망이 있을까요
  > tells-more | 연락은 가끔 합니다
  > only-a-younger-sister | 그녀는 저를 친구로만 보는 것 같습니다
  > confess-then-let-go | 고백하고 끝내는 게 나을까요?

  someone-comes-when | 새로운 인연 언제 와요?
  > tells-more | 얼마 전에 헤어졌거든요
  > ready-after-ex | 바로 만나도 괜찮을까요
  > such-a-love-again | 전남친보다 좋은 사람이에요?

  not-introduced | 남자친구가 저를 부모님께 소개를 안 시켜줘요
  > tells-more | 2년이나 됐는데요
  > partner-thinks-marriage | 저랑은 결혼 생각이 없는 걸까요?
  > how-long-to-wait | 언제까지 기다려야 할까요

  marry-when-alone | 몇 살에 결혼해요 저?
  > future-one-looks | 남편 될 사람 외모는요?ㅎㅎ
  married-life-ahead | 결혼하면 행복해요?

  good-to-go-back | 전남친이 다시 만나재
  > not-hurt-again | 근데 또 상처받을까봐 겁나
  > came-back-why | 걔 진심일까?
  > good-to-go-back | 받아줘 말아

  confessed-waiting | 어제 고백했는데 생각해보겠대요
  > crush-comes-true | 가능성 있는 건가요
  > how-long-to-wait | 언제까지 기다려요?
  > contact-during-time-apart | 그동안 연락은 평소처럼 해도 되나요

  us-two-match | 저희 둘 다 돌싱인데 궁합 어떤가요?
  > tells-more | 아이들이 있어서 조심스러워요
  > remarry-this-person | 합쳐서 살면 잘 살 수 있을까요
  > remarry-this-person | 언제 합치는 게 좋을까요?

  always-love-first | 짝사랑만 하는 팔자인가 봐요
  wrong-way-round | 좋아하는 사람은 절 안 좋아하고 저 좋다는 사람은 싫어요
  > one-who-likes-me | 나 좋다는 사람 만나는 게 나을까요?
  someone-comes-when | 언제쯤 서로 좋아하는 연애를 할까요

  crush-married | 유부남을 좋아하게 됐어요
  > crush-married | 이혼할 거라고 기다려달래요
  > married-one-divorces | 정말 이혼할까요?
  > knows-it-well | 그만둬야 하는 거 알아요

  what-matters-in-a-match | 궁합 볼 때 제일 중요한 게 뭐예요?
  kind-of-person-to-come | 저는 불이 많은 사주라던데 어떤 사람 만나야 해요?
  > useful-element | 물 많은 남자는 어때요

  partner-cooled | 남친이 저한테 질린 걸까요?
  > partner-cooled | 처음이랑 너무 달라졌어요
  > can-we-be-good-again | 처음으로 돌아갈 수 있을까요
  > will-do-so | ㅠㅠ 알겠어요 내일 얘기해볼게요

  was-dumped | 차인지 일주일 됐습니다 너무 힘드네요
  > cannot-sleep-or-eat-after | 잠이 안와요
  > whose-fault | 제가 뭘 잘못한 걸까요
  > does-time-fade-it | 시간이 지나면 정말 괜찮아집니까

  is-that-a-no | 답장 좀 봐주세요 "나중에 시간되면 보자" 이거 거절이에요?
  > tells-more | 제가 먼저 영화 보자고 했거든요
  > declined-no-other-day | 다시 물어보면 매달리는 것 같죠?
  > sent-and-answered | 그럼 전 뭐라고 답해요

  no-one-around | 연애하고 싶은데 만날 데가 없어요
  home-and-work-only | 회사집 회사집이에요
  > which-club-fits | 어떤 모임이 저랑 맞을까요?
  > club-when | 몇 월에 시작하면 좋아요

  wish-ex-birthday | 헤어진 남친 생일인데 축하 문자 보내도 될까요?
  > since-we-parted | 헤어진지는 4개월이요
  > how-would-they-take-it | 부담스러워할까요
  > contact-ex-words | 뭐라고 보내면 담백할까요

  looks-and-love | 못생겨서 여친 못사귀는건가
  > tells-more | 키도 작음
  > tell-me-straight | 솔직히 말해줘 나 가능성 있음?
  > how-to-meet | 뭐부터 해야되냐

  married-life-ahead | 이 남자랑 결혼하면 고생할까요?
  spending-differs | 착한데 돈을 잘 못모아요
  > will-partner-earn | 돈복은 있는 사람이에요?
  > who-keeps-the-purse | 제가 관리하면 될까요

  confess-or-not | 고백할까요 말까요?
  > first-date-ahead | 내일 둘이 저녁 먹기로 했어요
  > may-i-do-so | 분위기 좋으면 말해도 될까요
  > cheer-me-on | 떨려요ㅠㅠ 응원해주세요

  who-suits-to-marry | 결혼할 사람이랑 연애만 할 사람 어떻게 구분해요?
  next-one-lasts | 다음에 오는 사람은 결혼할 사람이에요?
  > marry-when-alone | 그게 언젠데요

  afraid-they-leave | 헤어질까봐 불안해요
  > tells-bad-sign | 요즘 남친이 말수가 줄었어요
  > mend-the-couple | 어떻게 하면 막을 수 있어요
`);
