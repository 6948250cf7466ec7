import { evenings } from './evenings.ts';

/** Readers who are alone, message by message. */
export default evenings(`
  someone-comes-when | 저 언제 남친 생겨요?
  > love-next-year | 그럼 내년 몇월쯤이요?
  where-to-meet | 어디서 만나게 될까요
  > tells-more | 회사에는 진짜 아무도 없는데
  blind-date-offered | 소개팅 받는게 나을까요
  > kind-of-person-to-come | 어떤 스타일의 남자예요?
  > older-or-younger | 나이는 저보다 많아요?
  > future-one-looks | 키는 커요? ㅋㅋ
  recognise-the-one | 첫눈에 알아볼 수 있을까요
  > prepare-until-then | 그때까지 저는 뭘 하면 돼요

  love-luck-at-large | 연애운 봐주세요
  > someone-comes-when | 언제쯤 풀려요?
  why-still-alone | 왜 이렇게 여자복이 없는 걸까요
  > is-that-why | 돈을 못 벌어서 그런가요
  > nature-or-luck | 솔직하게 말해주세요 제가 문제예요?

  love-luck-at-large | 올해 연애운 어때요?
  > rest-of-the-year | 하반기에는 좀 나아지나요
  best-month-for-love | 좋은 달이 언제예요?
  > tells-more | 작년에 헤어지고 계속 혼자예요
  fear-of-love | 이제 슬슬 누굴 만나고 싶은데 겁이 나네요
  > not-hurt-again | 또 상처받으면 어떡해요
  > next-one-lasts | 이번엔 오래 갈 사람일까요
  > marry-at-all | 결혼까지도 가나요?
  > older-or-younger | 나이차는요?
  > they-come-or-i-go | 먼저 다가오는 사람이에요 아니면 제가 다가가야 돼요?
  > cannot-do-so | 저 진짜 먼저 말 못 거는데
  > show-it-or-hide | 어떻게 티를 내야 하죠

  never-loved | 모쏠인데 연애 가능할까요
  someone-comes-when | 언제 첫 연애 해요?
  natural-before-crush | 여자랑 대화하면 머리가 하얘져요
  > never-spoke-to-crush | 무슨 말부터 해야 돼요
  dating-app-try | 앱 깔아볼까요
  > profile-photo | 사진이 없는데요..
  profile-words | 프로필에 뭐라고 써요?
  tell-never-loved | 모쏠인거 말해야 하나요
  > tell-never-loved | 숨기면 나중에 들키지 않을까요
  do-they-mind-never-loved | 여자들이 모쏠 싫어하죠?
  > cannot-do-so | 하 자신없다
  > will-do-so | 그래도 한번 해볼게요

  marry-at-all | 저 결혼할 수 있을까요?
  > marry-when-alone | 마흔 전에 가능한가요
  kind-of-spouse | 배우자는 어떤 사람이에요
  > already-around | 이미 아는 사람인가요?
  marriage-agency | 결정사 가입하면 만날까요
  > tells-more | 비용이 너무 비싸서 고민이에요

  blind-date-offered | 소개팅 들어왔는데 나갈까요?
  photo-not-my-type | 사진 봤는데 제 스타일은 아니에요
  > photo-not-my-type | 그래도 한번은 만나보는게 맞죠?
  > blind-date-wear | 뭐 입고 나가요
  > blind-date-talk | 무슨 얘기 하면 좋아요?
  who-pays-first-meeting | 밥은 누가 사는게 맞아요
  second-date-offer | 애프터 올까요?
  > text-first-or-wait | 안 오면 제가 먼저 연락해도 돼요?
  > text-what | 뭐라고 보내면 자연스러워요
  > ssum-becomes-love | 이 사람이랑 잘될 가능성 있나요
  never-a-second-date | 맨날 소개팅 한번 보고 끝나서요
  never-a-second-date | 왜 항상 애프터가 안 오는 걸까요

  someone-comes | 마흔둘 미혼입니다. 연애할 수 있습니까
  > too-late-by-age | 너무 늦은거 아닙니까
  love-this-year | 올해 인연이 있는지 봐주십시오
  kind-of-person-to-come | 어떤 여자를 만나야 합니까
  > older-or-younger | 나이는 어느 정도가 좋습니까
  date-a-divorced-one | 돌싱도 괜찮을까요
  foreign-partner | 어머니가 베트남 국제결혼을 하라고 하시는데 어떻게 생각하십니까
  > mothers-word-or-mine | 저는 솔직히 내키지 않습니다
  join-a-club | 동호회를 나가볼까 합니다
  > which-club-fits | 등산이 좋습니까 골프가 좋습니까

  lonely-night | 너무 외로워요
  home-and-work-only | 주말마다 집에만 있어요
  friends-all-paired | 친구들은 다 결혼했어요
  only-i-stand-still | 저만 뒤처진 느낌이에요
  someone-comes | 저도 누가 생길까요?
  > someone-comes-when | 언제요?
  > prepare-until-then | 그때까지 어떻게 버텨요 ㅠㅠ
  > join-a-club | 취미를 만들면 좀 나을까요
  > which-club-fits | 어떤 취미가 저한테 맞아요

  someone-comes-when | 나 언제 연애함?
  > sooner-than-that | ㅋㅋㅋ 그렇게 늦게?
  > sooner-than-that | 더 빨리는 안돼?
  > meets-at-work | 학교에서 만나?

  why-still-alone | 왜 저는 연애가 안 될까요
  > my-faults | 제가 뭘 잘못하고 있는 거예요?
  too-picky | 눈이 높다는 소리는 들어요
  my-few-conditions | 근데 진짜 제 기준 별거 없거든요 그냥 말 통하고 담배 안 피고 직장만 있으면 되는데
  too-picky | 눈을 낮춰야 해요?
  > what-to-give-up | 얼마나 더 낮춰요ㅠ
  > is-that-why | 성격 때문일까요
  seems-too-strong | 남자들이 저를 어렵다고 해요
  > told-i-am-a-wall | 어떻게 하면 편해보일까요
  > may-i-do-so | 웃으면 되나요 ㅋㅋ
  > someone-comes-when | 고치면 언제쯤 생겨요?
  > will-do-so | 알겠어요 노력해볼게요

  future-one-looks | 제 미래 남편 어떻게 생겼어요?
  > spouse-job | 직업은요?
  > kind-of-spouse | 성격은 다정해요?
  > spouse-money | 돈은 잘 벌어요?
  > will-spouse-love-me | 저를 많이 사랑해줘요?
  > met-spouse-already | 지금 어디서 뭐하고 있을까요 ㅋㅋ

  next-year-luck | 내년 연애운이 궁금합니다
  > love-next-year | 올해보다 낫나요
  > best-month-for-love | 몇 월이 제일 좋아요?
  > they-come-or-i-go | 그때 누가 들어오는 건가요 아니면 제가 나서야 하나요
  > already-around | 아는 사람일 수도 있어요?
  > already-around | 여사친 중에 있을까요
  one-comes-to-mind | 한명 신경쓰이는 애가 있긴 한데
  > crush-taken | 근데 걔는 남자친구 있어요
  > wait-for-couple-to-part | 기다려볼까요
  > give-up-crush | 아니면 다른 사람 만날까요

  app-to-real-love | 데이팅앱으로 진지한 사람 만날 수 있나요
  > app-to-real-love | 해보니까 다 가벼운 사람뿐이에요
  > turned-out-taken | 저번에는 유부남이었어요
  > feels-hurt | 진짜 소름끼쳐요
  trust-again-after-hurt | 사람을 못 믿겠어요
  > whom-to-avoid | 어떻게 걸러요?
  > which-way-to-meet | 앱 말고는 방법이 없을까요
  join-a-club | 동호회는 어때요
  > may-i-do-so | 다들 어려서 껴도 될지 모르겠어요
  where-to-meet | 제 인연은 어디 있는 거예요 대체
  love-this-year | 올해 안에 만나나요?
  > rest-from-love | 그냥 포기할까 싶기도 해요
  alone-for-life | 혼자 살 팔자인가요

  kind-of-person-to-come | 저는 어떤 사람이랑 잘 맞아요?
  whom-to-avoid | 피해야 하는 남자는요?
  > my-animal-year | 띠로 보면요?
  > older-or-younger | 연상 연하 중엔요
  zodiac-mbti-blood | mbti도 상관 있나요 ㅋㅋ

  no-love-in-chart | 제 사주에 여자가 없나요?
  no-love-in-chart | 예전에 점집에서 여자복 없다고 하더라고요
  marry-at-all | 결혼 못할 팔자래요
  > feels-hurt | 그 말이 자꾸 생각나요
  > heard-otherwise | 맞는 말이에요?
  someone-comes-when | 그럼 언제 여자가 들어와요
  > how-to-meet | 제가 어떻게 해야 해요?
  > tells-more | 운동하고 있긴 해요
  no-more-introductions | 소개 받을 데도 없어요
  no-one-around | 직장도 남자만 있어요
  move-house | 이사하면 운이 바뀔까요
  rites-and-charms | 부적 같은거 도움 돼요?

  low-self-worth | 자존감이 너무 낮아요
  low-self-worth | 누가 절 좋아할까 싶어요
  low-self-worth | 거울 보면 한숨만 나와요
  looks-and-love | 살 빼면 생길까요?
  low-self-worth | 예쁜 친구랑 있으면 비교돼요
  takes-me-as-i-am | 저를 있는 그대로 좋아해줄 사람이 있을까요
  low-self-worth | 자존감은 어떻게 올려요
  > did-try-already | 해봤는데 안돼요
  am-i-charming | 제 매력이 뭐예요?
  > takes-me-as-i-am | 그걸 사람들이 알아줄까요

  too-late-by-age | 나이 마흔인데 아직 혼자예요
  good-ones-all-taken | 좋은 사람 다 결혼했겠죠?
  someone-comes | 저한테도 기회가 있나요
  > best-month-for-love | 올해 내년 중에 언제가 나아요
  will-i-have-children | 아이도 낳고 싶은데 늦었을까요
  parents-press | 부모님이 자꾸 선 보라고 하세요
  > arranged-meeting | 봐야 할까요
  lukewarm-second-look | 조건은 좋은데 마음이 안 가요
  terms-without-spark | 마음 없이 결혼해도 살 수 있나요
  > tells-their-words | 친구들은 그냥 하래요
  love-match-or-arranged | 저는 연애결혼 하고 싶거든요
  > am-i-bad-for-it | 제 욕심일까요?

  how-to-meet | 여자친구 어떻게 만들어요?
  no-one-around | 과에 여자가 없음
  join-a-club | 동아리 들어갈까
  introvert-in-love | 근데 낯가려서 못어울림
  meets-at-work | 알바하는 데서 만날수있음?
  ask-a-stranger | 번호 따는건 어떻게 생각해
  > if-they-refuse | 까이면 쪽팔리잖아
  > is-there-hope | 그래도 해봐?
  > number-unknown | 뭐라고 하면서 물어봐
  > will-do-so | ㅇㅋ 해볼게

  someone-comes-when | 새로운 인연 언제 와요?
  wish-of-the-next-one | 느낌이 왔으면 좋겠어요
  > already-around | 주변에 있는 사람이에요?

  asked-me-to-meet | 소개팅 했는데 애프터 신청 받았어요
  > love-without-thrill | 근데 설렘이 없어요
  > how-many-tries | 더 만나봐야 해요?
  > how-many-tries | 몇번까지 만나보는게 좋아요
  > defends-other | 사람은 진짜 착해요
  spark-or-comfort | 착한데 재미가 없어요ㅠㅠ
  love-without-thrill | 설렘 없이 사귀어도 되나요
  > decline-kindly | 거절은 어떻게 해요?
  > decline-kindly | 카톡으로 해도 예의 없는거 아니죠
  > alone-for-life | 이러다 영영 못만나면 어떡해요
  too-picky | 제가 너무 까다로운 걸까요
  someone-comes-when | 제 진짜 인연은 언제 와요

  after-divorce | 이혼한지 5년 됐어요. 다시 누군가를 만날 수 있을까요
  > tells-more | 애가 둘이에요
  divorced-with-a-child | 아이 있는 여자를 좋아할 사람이 있나요
  after-divorce | 재혼운은 있나요?
  > someone-comes-when | 언제쯤이요
  > kind-of-person-to-come | 어떤 사람이에요
  > second-marriage-well | 또 실패할까봐 무서워요
  > who-suits-to-marry | 이번엔 뭘 봐야 하나요
  > child-meets-my-new-one | 아이들한테는 언제 말해요?
  content-alone | 혼자 사는게 더 편한것 같기도 하고
  alone-for-life | 그래도 늙어서 혼자면 외롭잖아요
  > will-do-so | 네 새겨들을게요

  never-a-second-date | 소개팅에서 맨날 까입니다
  > tells-bad-sign | 이번에도 연락이 끊겼어요
  > it-always-fizzles | 제가 뭐가 문제일까요
  > looks-and-love | 외모 때문인가
  > tells-own-part | 말이 없는 편이라 그런지
  blind-date-talk | 말 잘하려면 어떻게 해요
  blind-date-day | 다음 소개팅은 언제가 좋아요?
  > blind-date-place | 장소는 어디가 좋을까요
  > blind-date-coming | 이번엔 잘될까요?

  ideal-type-comes | 이상형이 너무 뚜렷한데 괜찮을까요
  > wish-of-the-next-one | 키크고 목소리 좋은 사람이요
  ideal-type-comes | 이상형 만날 수 있어요?
  > tell-me-straight | 현실적으로는요?
  spark-or-comfort | 이상형이랑 결혼할 사람은 달라요?

  why-still-alone | 팩폭 해주세요 저 왜 남자 없어요
  > takes-it-in | ㅋㅋㅋㅋ 아프다
  > tells-own-part | 집순이인건 맞아요
  > meets-there | 그럼 나가면 생겨요?
  > where-to-meet | 어디로 나가야 되는데요
  introvert-in-love | 혼자 가는 모임은 진짜 못하겠어요
  friends-all-paired | 친구도 다 애엄마라 같이 갈 사람도 없고
  no-more-introductions | 소개는 누가 해줘요 이 나이에
  > dating-app-try | 그럼 앱뿐인가
  which-dating-app | 어떤 앱이 좋아요?
  spot-a-bad-one | 사기꾼 구별법 좀
  wants-and-does-not | 하.. 귀찮다 연애
  adopt-pet | 그냥 고양이나 키울까요
  wish-for-love | 아니에요 그래도 하고싶어요 연애

  never-loved | 모쏠 탈출 언제 하나요
  > tells-more | 저 한번도 고백 받아본적 없어요
  am-i-charming | 매력이 없는 거겠죠?
  looks-and-love | 화장을 배워볼까
  kind-of-person-to-come | 첫연애 상대 어떤 사람?
  feels-glad | 헐 설레네요

  found-through-agency | 결혼정보회사 등록했는데 잘될까요
  > never-a-second-date | 지금까지 네 번 만났는데 다 거절당했습니다
  too-picky | 조건을 낮춰야 합니까
  who-suits-to-marry | 어떤 조건을 봐야 합니까
  looks-and-love | 제가 키가 작습니다
  > tells-own-part | 연봉도 그저 그렇고요
  marry-at-all | 저 같은 사람도 결혼할 수 있을까요
  > marry-when-alone | 몇 살에 하게 됩니까
  kind-of-person-to-come | 상대는 어떤 사람일까요
  > blind-date-coming | 다섯번째 만남이 다음주입니다
  > blind-date-talk | 어떻게 해야 좋은 인상을 줄까요
  > blind-date-talk | 질문을 많이 하는게 낫습니까
  > will-do-so | 결과 나오면 다시 오겠습니다

  christmas-alone | 크리스마스 혼자 보내기 싫어요
  > sooner-than-that | 그 전에 생길까요?
  > too-late-by-age | 두달도 안남았는데 가능해요?
  > too-picky | 아무나 만나긴 싫고요

  someone-comes | 운명의 상대가 있긴 한가요?
  > tells-more | 저는 한번도 그런 느낌 받아본적이 없어요
  > someone-comes-when | 언제 만나요
  > recognise-the-one | 만나면 알아봐요?
  > missed-the-one | 이미 지나간 건 아니죠?
  was-destined-one | 전남친이 그사람이었으면 어떡해요
  > was-destined-one | 그건 아니겠죠?
  feels-glad | ㅎㅎ 다행이다
  kind-of-person-to-come | 그럼 새로운 사람은 어떤 느낌이에요?
  where-to-meet | 어디 가면 만나요

  meet-through-sns | 인스타로 여자 만날 수 있어요?
  > follow-them-first | 디엠 보내도 됨?
  > first-message-to-stranger | 뭐라고 보내요
  read-no-answer | 읽씹당했어요 ㅋㅋㅋ
  > after-no-answer | 다시 보내면 이상하죠?
  > another-way | 다른 방법 없나요
  > why-still-alone | 저 생긴건 나쁘지 않은데
  why-still-alone | 왜 안생길까요

  feels-nothing | 이제 연애하는 법을 까먹었어요
  > tells-more | 마지막 연애가 6년 전이에요
  feels-nothing | 연애세포 죽은듯
  > feels-nothing | 다시 살릴 수 있어요?
  > how-to-meet | 뭐부터 시작해요
  love-this-year | 올해 운은 있어요?
  wants-and-does-not | 솔직히 혼자가 편하기도 해요
  sick-and-alone | 근데 아플때는 서럽더라구요
  kind-of-person-to-come | 저 같은 사람은 어떤 남자가 맞아요?
  older-or-younger | 연하는 어때요
  > will-i-be-loved | 연하가 저를 좋아할까요
  too-late-by-age | 나이 먹으니까 자신이 없어요

  crush-club | 동호회에서 괜찮은 사람 봤는데 어떻게 친해져요
  never-spoke-to-crush | 아직 말도 못해봤어요
  > ask-a-stranger | 먼저 말 걸어도 될까요
  > excuse-to-meet | 무슨 핑계로요?
  ask-if-taken-how | 여친 있는지는 어떻게 알아봐요
  follow-them-first | 인스타 팔로우 먼저 할까요
  > show-it-or-hide | 티나면 어떡해요
  crush-likes-me | 그 사람도 저 의식할까요?
  > eyes-meet | 눈은 몇번 마주쳤어요
  > is-that-the-chance | 다음주에 또 봐요 그때 말 걸까요
  > nervous-before-it | 떨려요ㅠㅠ

  wed-age-pressure | 나이 먹고 혼자인게 부끄러워요
  family-gathering | 명절마다 친척들이 물어봐요
  > parents-press | 뭐라고 대답해야 할까요
  alone-for-life | 저는 평생 혼자 살까요
  someone-comes | 늦게라도 짝이 있나요
  > marry-when-alone | 몇살쯤이요?
  > crush-at-my-age | 그 나이에 만나서 뭘 하나 싶네요

  my-loves-are-short | 29살까지 연애 두 번 했는데 다 세달 못감
  my-loves-are-short | 왜 오래 못가는지 모르겠어요
  > tells-own-part | 제가 금방 질리는 편이긴 해요
  > is-it-in-my-chart | 사주에 그렇게 나와요?
  next-one-lasts | 다음 연애는 오래 가요?
  > next-one-lasts | 어떻게 해야 오래 가나요
  someone-comes-when | 다음 사람 언제 만나요
  kind-of-person-to-come | 어떤 여자가 저랑 오래 가요?

  only-bad-ones | 똥차만 꼬여요
  > only-bad-ones | 이제까지 만난 사람 다 바람피거나 돈 빌려갔어요
  only-bad-ones | 제가 사람 보는 눈이 없나봐요
  > only-bad-ones | 왜 이런 사람만 만날까요?
  > next-one-lasts | 다음 사람은 괜찮아요?
  someone-comes-when | 벤츠 언제 와요 ㅋㅋ
  whom-to-avoid | 나쁜 남자 피하는 방법 있어요?
  > spot-a-bad-one | 처음엔 다 잘해주잖아요
  > how-long-then | 얼마나 지켜봐야 알아요
  > give-too-much | 혹시 제가 너무 퍼줘서 그런가요
  give-too-much | 안 퍼주는 법을 모르겠어요
  alone-for-life | 이번 생은 그냥 혼자 살까봐요

  no-money-for-love | 취준생인데 연애해도 될까요
  > work-or-love | 취업이 먼저죠?
  > would-love-mend-it | 근데 외로워서 공부가 안돼요
  when-do-i-get-work | 올해 취업운은요?
  someone-comes-when | 연애운은 언제 들어와요
  > work-or-love | 둘 다 잡을 순 없나요
  no-money-for-love | 돈 없는데 누가 저를 만나줄까요

  it-always-fizzles | 썸만 타다 끝납니다 매번
  > cannot-do-so | 사귀자는 말을 못하겠어요
  > if-they-refuse | 거절당할까봐 무서워요
  > am-i-odd | 제가 소심한가요
  confess-when | 언제 고백하는게 맞아요?
  > third-or-never | 몇번 만나고 해야 해요
  > who-confesses-first | 여자가 먼저 하길 기다리면 안됩니까
  someone-comes-when | 다음 인연 언제입니까
  > always-a-step-late | 이번엔 놓치고 싶지 않습니다
  > win-their-heart | 어떻게 해야 놓치지 않을까요

  dohwa-star | 저 인기 많을 사주예요?
  > why-still-alone | 근데 왜 아무도 없어요?
  dohwa-star | 도화살 있나요
  dohwa-star | 도화살 있으면 좋은거예요?
  how-others-see-me | 남자들이 저 어떻게 볼까요
  how-others-see-me | 첫인상이 차갑대요
  > told-i-am-a-wall | 어떻게 바꿔요

  ready-after-ex | 전남친을 아직 못 잊었는데 새로운 사람 만나도 돼요?
  > not-over-after-a-year | 헤어진지 1년 됐어요
  > i-compare-with-ex | 자꾸 비교하게 돼요
  > how-long-it-hurts | 언제쯤 잊어요?
  someone-comes-when | 새 인연은 언제 와요
  > new-love-to-forget | 새 사람 만나면 잊혀질까요
  > guilty-over-new-love | 그건 그 사람한테 미안한 거 아니에요?
  blind-date-offered | 지금 소개팅 들어온거 있는데 할까요 말까요
  > will-do-so | 알겠어요 일단 나가볼게요
  will-ex-contact | 근데 혹시 전남친 연락 올까요?
  > better-not-to | 안오는게 낫겠죠

  no-time-for-love | 간호사라 3교대인데 연애가 될까요
  > no-time-for-love | 쉬는날이 안맞아서 매번 깨져요
  > takes-me-as-i-am | 이해해줄 사람 있을까요
  same-trade-or-not | 같은 병원 사람은 어때요?
  > same-trade-or-not | 아니면 아예 다른 직업?
  > someone-comes-when | 언제쯤 만나요?
  change-jobs | 이직하면 나아질까요

  blind-date-offered | 회사 동료가 소개팅 해준다는데 할까요
  > how-would-they-take-it | 거절하면 다음에 안해주겠죠?
  > tells-more | 사진도 안보여줌
  > takes-it-in | 만나봐야 안다 이거죠 ㅋㅋ

  wants-and-does-not | 연애하고 싶은데 귀찮아요
  > rest-from-love | 이런 마음이면 안하는게 나아요?
  wants-and-does-not | 외롭긴 한데 누구 맞춰주기가 싫어요
  am-i-bad-for-it | 제가 이기적인가요
  someone-comes | 저한테 맞춰주는 남자 만날 수 있을까요
  > am-i-bad-for-it | ㅋㅋ 양심없죠
  > someone-comes-when | 그런 사람 언제 나타나요
  > where-to-meet | 어디서요
  > how-to-meet | 제가 할건 없어요?

  wed-age-pressure | 곧 마흔이라 조급해요
  too-picky | 눈 낮춰서라도 만나야 되나요
  one-who-likes-me | 저 좋다는 사람 하나 있는데 별로예요
  > tells-bad-sign | 키도 작고 말도 없고
  > spark-or-comfort | 근데 성실하긴 해요
  > ex-asks-to-meet | 만나볼까요?
  > one-who-likes-me | 안 만나면 후회할까요
  > another-match-for-me | 다른 사람이 또 올까요
  > someone-comes-when | 언제까지 기다려야 되는데요
  > tell-me-straight | 확실하게 말해주세요
  > married-life-ahead | 그 사람이랑 결혼하면 행복할까요
  > takes-it-in | 생각해볼게요

  first-date-ahead | 남소 받기로 했어요!!
  > ssum-becomes-love | 잘 될까요?
  > just-texted-me | 카톡 먼저 온대요 뭐라고 답해요
  > answer-slow-on-purpose | 너무 빨리 답하면 없어보여요?
  > may-i-do-so | 이모티콘 써도 됨?
  > asked-me-to-meet | 만나자고 하면 바로 만나요?
  > nervous-before-it | 떨린다ㅋㅋㅋ

  why-still-alone | 군대 갔다오고 나서 한번도 연애 못함
  > why-still-alone | 벌써 5년째
  > am-i-odd | 이거 정상임?
  friends-all-paired | 주변은 다 연애하는데
  someone-comes-when | 언제 생기는지만 알려줘
  > love-this-year | 올해 몇달 안남았는데?
  > love-next-year | 그럼 내년은 확실함?
  > are-you-sure | 안생기면 책임질거임? ㅋㅋ

  better-wed-or-stay-single | 비혼으로 살까 고민이에요
  better-wed-or-stay-single | 사주에 결혼이 없으면 안하는게 낫죠?
  wedding-scares-me | 결혼하면 불행해지나요
  content-alone | 혼자 살면 외롭지 않을까요
  companion-not-spouse | 연애만 하면서 살 수도 있을까요
  > takes-me-as-i-am | 그런거 이해해줄 남자가 있나요
  > parents-press | 부모님 설득은 어떻게 해요
  > own-heart-unclear | 마음이 계속 왔다갔다 해요
  > better-wed-or-stay-single | 어떤게 저한테 맞아요?

  goes-to-a-club-already | 운동모임 나가는데 거기서 인연 있을까요
  > goes-to-a-club-already | 러닝크루예요
  > friends-all-paired | 다들 커플 돼서 나가더라구요
  > why-unpopular | 저만 안돼요ㅠ
  > tells-own-part | 제가 나이가 많은 편이긴 해요
  > goes-to-a-club-already | 거기서 계속 기다릴까요 다른데로 옮길까요
  which-club-fits | 옮기면 어떤 모임이 좋아요
  ask-them-out | 제가 먼저 밥먹자고 해도 될까요?
  > refused-then-awkward | 까이면 모임 못나가잖아요
  > ask-out-when | 언제가 타이밍이에요

  after-divorce | 돌싱입니다. 인연이 다시 있겠습니까
  > tells-more | 자식은 없습니다
  no-more-introductions | 소개받을 곳이 마땅치 않네요
  join-a-club | 돌싱 모임 같은데 나가면 어떨까요
  > text-first-when | 언제가 좋습니까
  wish-of-the-next-one | 성격 순한 사람이면 좋겠는데요
  > tells-own-part | 제가 무뚝뚝해서 전처가 많이 힘들어했습니다
  > change-myself | 고칠 수 있을까요
  > too-late-by-age | 다시 시작하기에 늦지 않았을까요

  birthday-alone | 오늘 생일인데 혼자예요
  no-friends-left | 축하해줄 사람도 없네요
  only-i-stand-still | 서른인데 이룬것도 없고
  love-next-year | 내년 생일엔 옆에 누가 있을까요
  > are-you-sure | 진짜요?
  > takes-it-in | 믿고 싶네요
  > how-to-meet | 그러려면 제가 뭘 해야돼요

  fall-too-fast | 금사빠예요 저
  fall-too-fast | 조금만 잘해줘도 좋아져요
  > feels-hurt | 그래서 맨날 상처받아요
  > fall-too-fast | 어떻게 고쳐요?
  > is-it-in-my-chart | 사주 때문이에요?
  own-heart-unclear | 진짜 사랑인지 어떻게 알아요
  > next-one-lasts | 다음에 올 사람은 진짜일까요
  > someone-comes-when | 언제 오는데요
  > fall-too-fast | 천천히 가는 법 알려주세요

  app-not-met-yet | 소개팅 어플로 만난 사람이랑 다음주 보기로 했는데
  > app-person-trust | 사기는 아니겠죠?
  > tells-good-sign | 돈 얘기는 아직 없어요
  > app-person-trust | 외로워서 자꾸 믿고 싶어져요
  > app-person-trust | 만나지 말까요
  > another-match-for-me | 다른 인연 또 있어요?

  fear-of-love | 남자가 무서워요
  > trust-again-after-hurt | 예전에 만난 사람이 집착이 심했어요
  > trust-again-after-hurt | 그 뒤로 아무도 못 만나겠어요
  someone-comes | 연애 다시 할 수 있을까요
  someone-comes | 좋은 사람 만날 수 있나요?
  > spot-a-bad-one | 그런 사람을 어떻게 알아봐요
  > so-no-hurry | 급하게 안해도 되죠?

  younger-one-unwanted | 연하만 꼬이는데 왜 그래요
  older-or-younger | 연하랑 잘 맞는 사주예요?
  > how-many-years-apart | 몇살 차이까지 괜찮아요
  > wish-of-the-next-one | 결혼은 연상이랑 하고 싶은데
  > someone-comes-when | 연상은 언제 와요
  > foreign-partner | 외국인은 어때요?
  foreign-partner | 해외 나가면 인연 있나요
  > foreign-partner | 워홀은 나이 때문에 못가고요 ㅋㅋ 여행이라도
  > lucky-number-day | 어느 나라가 좋을까요

  looks-and-love | 키 168인데 연애 가능?
  looks-and-love | 솔직히 키작으면 끝 아님?
  > looks-and-love | 헬스 2년 했는데 달라진게 없음
  what-people-look-for | 여자들은 뭘 봄?
  my-strong-points | 내 장점은 뭔데
  > are-you-sure | 그걸로 여자를 만난다고?
  > contact-ex-when | 언제쯤
  > will-do-so | ㅇㅋ 믿어봄

  burnt-out | 요즘 우울하고 아무것도 하기 싫어요
  would-love-mend-it | 연애라도 하면 나아질까요
  want-to-be-alone | 사람 만나는 것도 지쳐요
  > burnt-out | 퇴근하고 누워만 있어요
  > ready-for-love | 이런 상태로 누굴 만나도 될까요
  > how-long-it-hurts | 언제쯤 괜찮아져요?
  see-a-counsellor | 상담을 받아볼까요
  someone-comes | 그래도 저 좋은 사람 만나겠죠?

  ready-after-ex | 헤어진지 세달, 이제 새로운 사람 만나고 싶어요
  > is-it-too-fast | 너무 빠른가요?
  > someone-comes-when | 언제쯤 만나게 돼요
  > such-a-love-again | 전 사람보다 좋은 사람일까요
  > same-kind-again | 같은 실수 안하려면요?
  cool-off-fast | 저는 항상 제가 먼저 질려요
  > never-reaches-wedding | 왜 그런 걸까요
  wish-for-love | 안정적인 연애 하고 싶어요

  luck-this-month | 이번달 연애운이요
  meets-this-weekend | 주말에 모임 있는데 거기 누구 있을까요
  what-to-wear-for-luck | 무슨 색 옷 입으면 좋아요

  small-town-love | 시골로 발령나서 사람이 없습니다
  > abroad-or-home | 여기서 인연 만날 수 있을까요
  > small-town-love | 주말마다 서울 올라갈까요
  > someone-from-afar | 장거리라도 괜찮을까요
  feels-empty | 외로움 타는 성격은 아닌데 요즘은 좀 그러네요
  ask-for-introduction | 친구한테 소개 부탁해볼까요
  > ask-for-introduction-words | 뭐라고 부탁하면 안 구질구질해요?
  > will-do-so | 고맙습니다 해볼게요

  which-club-fits | 독서모임 vs 와인모임 어디가 나아요
  > tells-more | 저는 술을 못해요
  > which-club-fits | 독서모임은 여자가 더 많대요
  > someone-comes | 그래도 인연이 있을까요
  > kind-of-person-to-come | 거기서 만날 사람 특징 알려주세요
  > join-a-club | 몇 번은 나가야 만나요?
  > will-do-so | 다음주부터 나가려고요
  > go-to-gathering | 첫날 어떻게 행동해요

  everyone-sees-a-friend | 남자들이 다 저를 친구로만 봐요
  only-a-younger-sister | 여자로 안보이나봐요
  make-crush-see-me | 어떻게 해야 여자로 보여요?
  > is-that-why | 성격이 털털해서 그런가
  > tells-more | 꾸미면 어색하다고 놀려요
  someone-comes | 저 연애할 수 있긴 해요?
  > someone-comes-when | 언제?
  > already-around | 상대는 친구예요 모르는 사람이에요
  > feels-glad | 오 친구면 대박인데ㅋㅋ

  where-to-meet | 짚신도 짝이 있다는데 제 짝은 어디있나요
  foretold-did-not-come | 맨날 곧 온다고만 하지 온 적이 없어요
  foretold-did-not-come | 사주 볼때마다 내년이래요
  > you-mean-then | 이번에도 내년이라고 하실거죠?
  > someone-comes-when | 진짜로 언제예요
  > after-that-month | 안 맞으면요?
  > feels-hurt | 믿고 싶은데 지쳐요
  > will-do-so | 그래도 한번 더 믿어볼게요
  > how-to-meet | 제가 뭘 다르게 해야 돼요

  join-a-club | 로테이션 소개팅 가보려는데 어때요
  > tells-more | 하루에 열명 본대요
  > meets-there | 거기서 제 짝 있을까요
  > which-of-them-fits | 누구를 골라야 하죠
  > blind-date-turned-down | 떨어지면 자존감 박살날듯
  > may-i-do-so | 그래도 가는게 낫죠?

  which-way-to-meet | 교회에서 만나는게 나을까요 밖에서 만나는게 나을까요
  different-faith | 종교가 다르면 힘들겠죠?
  goes-to-a-club-already | 교회엔 마음에 드는 자매가 없어요
  someone-comes-when | 기도하면서 기다리는데 언제 올까요
  who-suits-to-marry | 배우자 기도 제목을 뭘로 할까요
  too-picky | 너무 조건만 따지는 것 같아요

  someone-comes | 인연이 있긴 있는 거예요?
  alone-for-life | 느낌상 평생 혼자일듯
  why-still-alone | 왜 다들 쉽게 하는 연애가 나만 어렵죠
  friends-all-paired | 친구 청첩장 받고 오는 길이에요
  friends-all-paired | 축하해주고 싶은데 마음이 이상해요
  > am-i-bad-for-it | 저 못된 거죠
  marry-at-all | 저도 웨딩드레스 입을 수 있나요
  > someone-comes-when | 몇년도에요?
  > feels-hurt | 울컥하네요

  crush-much-younger | 직장에서 호감가는 분이 있는데 저보다 여섯살 어려요
  > crush-at-my-age | 주책일까요
  > tells-more | 그분은 미혼이에요
  ask-them-out | 커피 마시자고 해도 될까요
  > how-would-they-take-it | 부담스러워하면 어쩌죠
  give-up-crush | 그냥 마음 접는게 나을까요
  > crush-comes-true | 새로운 인연이 그분일까요?
  someone-comes-when | 다른 사람이면 언제 와요
  > feels-glad | 아직 설렐 수 있다는 게 신기하네요
`);
